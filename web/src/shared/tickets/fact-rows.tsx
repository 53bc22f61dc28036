import type { ReactNode } from 'react';

/** Names and values under each other, for the card beside a thread. */
export function FactRows({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="tabular grid gap-2 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
