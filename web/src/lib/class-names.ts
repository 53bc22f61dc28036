import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Names of theme.css that the merge cannot guess from Tailwind's own scale. */
const merge = extendTailwindMerge({
  cacheSize: 500,
  extend: {
    theme: {
      shadow: ['raised'],
      animate: [
        'fade-in',
        'fade-out',
        'pop-in',
        'pop-out',
        'rise-in',
        'from-right',
        'to-right',
        'from-left',
        'to-left',
        'from-bottom',
        'to-bottom',
        'swiped-out',
        'breathe',
      ],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
