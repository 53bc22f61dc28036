import type { ReactNode } from 'react';

export type FactShown = { term: string; value: ReactNode };
type FactListProps = { facts: readonly FactShown[] };

/** Submitted values, read-only. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm @xl:grid-cols-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="grid min-w-0 gap-0.5">
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="whitespace-pre-line break-words">{value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
