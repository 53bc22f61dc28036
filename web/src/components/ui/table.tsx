import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

type TableProps = ComponentProps<'table'> & {
  /** Names the table and the region around it, which scrolls sideways on narrow screens. */
  label: string;
};

export function Table({ label, className, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      // Positioned, or words for screen readers in its last column would widen the page.
      className="relative w-0 min-w-full overflow-x-auto rounded-[inherit] -outline-offset-2"
    >
      <table aria-label={label} className={cn('w-full caption-bottom text-sm', className)} {...rest} />
    </section>
  );
}

export function TableHeader({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b bg-muted/60', className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y', className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        // The card around the table clips an outline outside of the row.
        '-outline-offset-2 transition-colors [tbody>&:hover]:bg-muted/50 [tbody>&[data-state=selected]]:bg-secondary/60',
        className,
      )}
      {...rest}
    />
  );
}

/** `numeric` sets figures under figures. */
type CellAlignment = { numeric?: boolean };

export function TableHead({ className, numeric = false, ...rest }: ComponentProps<'th'> & CellAlignment) {
  return (
    <th
      scope="col"
      className={cn(
        'h-10 whitespace-nowrap px-4 font-medium text-muted-foreground text-xs',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
      {...rest}
    />
  );
}

export function TableCell({ className, numeric = false, ...rest }: ComponentProps<'td'> & CellAlignment) {
  return (
    <td
      className={cn('px-4 py-2.5 align-middle', numeric && 'tabular whitespace-nowrap text-right', className)}
      {...rest}
    />
  );
}
