import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

export type Fact = { term: string; value: ReactNode };

/** Names and values, two beside each other where there is room. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2', className)}>
      {facts.map(({ term, value }) => (
        <div key={term} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A name above its value, for lists whose entries depend on each other. */
export function StackedFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  );
}
