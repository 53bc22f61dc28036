import { type ClassNameValue, createTailwindMerge } from 'tailwind-merge';
import { mergeConfig } from './class-groups';

const merge = createTailwindMerge(() => mergeConfig);

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes);
}
