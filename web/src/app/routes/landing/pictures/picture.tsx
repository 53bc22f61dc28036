import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

type PictureProps = {
  /** What the picture shows, for those who cannot see it. */
  caption: string;
  className?: string;
  children: ReactNode;
};

/** A picture of the product, drawn with the product's own parts. Nothing in it can be pressed. */
export function Picture({ caption, className, children }: PictureProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true" className={cn('select-none', className)}>
        {children}
      </div>
    </figure>
  );
}

type PressableLookProps = { quiet?: boolean; className?: string; children: ReactNode };

/** Looks like a button of the product. */
export function PressableLook({ quiet = false, className, children }: PressableLookProps) {
  return (
    <span
      className={cn(
        'inline-flex h-9 items-center justify-center gap-2 whitespace-nowrap rounded-lg px-3 font-medium text-sm [&_svg]:size-4',
        quiet ? 'border border-input/60 bg-card text-foreground' : 'bg-primary text-primary-foreground',
        className,
      )}
    >
      {children}
    </span>
  );
}
