import type { ReactNode } from 'react';

type FactRowsProps = { facts: readonly { label: string; value: ReactNode }[] };

/** Names and values under each other, for a narrow card. */
export function FactRows({ facts }: FactRowsProps) {
  return (
    <dl className="tabular grid gap-2 text-sm">
      {facts.map(({ label, value }) => (
        <FactRow key={label} label={label}>
          {value}
        </FactRow>
      ))}
    </dl>
  );
}

/** One of them, for lists whose rows depend on each other. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="max-w-3/4 wrap-anywhere text-right font-medium">{children}</dd>
    </div>
  );
}
