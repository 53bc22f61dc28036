import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { useNarrowScreen } from '@/lib/use-narrow-screen';

type StatStripProps = {
  /** Names the row, which can be scrolled on a phone. */
  label: string;
  /** The grid from 768 px on. */
  className: string;
  children: ReactNode;
};

/** Stat cards: a grid, and on a phone one row that scrolls sideways, so that the page begins within the first screen. */
export function StatStrip({ label, className, children }: StatStripProps) {
  const isNarrow = useNarrowScreen();
  return (
    <section
      aria-label={label}
      data-stat-strip=""
      // A region that scrolls must be reachable by keyboard.
      {...(isNarrow ? { tabIndex: 0 } : {})}
      className={cn(
        'max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5',
        'max-md:[scrollbar-width:none] max-md:*:min-w-5/12 max-md:*:shrink-0 max-md:*:snap-start md:grid',
        className,
      )}
    >
      {children}
    </section>
  );
}
