import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type PreviewSumsProps<Data> = {
  query: { data: Data | undefined; error: unknown; isPending: boolean };
  label: string;
  /** Said when the server gives no reason of its own. */
  failure: string;
  rowsOf: (data: Data) => readonly { term: string; amount: number }[];
  /** Below the sums. */
  children?: (data: Data) => ReactNode;
};

/** What a decision would do to the money, as the server reckons it. */
export function PreviewSums<Data>({ query, label, failure, rowsOf, children }: PreviewSumsProps<Data>) {
  const { data, error, isPending } = query;
  if (isPending) return <Skeleton className="h-36 w-full" />;
  if (data === undefined) {
    return (
      <Notice variant="warning" role="alert">
        {failureSentence(error, failure)}
      </Notice>
    );
  }
  return (
    <section aria-label={label} className="grid gap-3 rounded-lg bg-muted p-4 text-sm">
      <dl className="grid gap-1.5">
        {rowsOf(data).map(({ term, amount }) => (
          <div
            key={term}
            className={cn('flex justify-between gap-4', amount === 0 && 'text-muted-foreground')}
          >
            <dt>{term}</dt>
            <dd className={cn('tabular', amount > 0 && 'font-semibold')}>{formatNaira(amount)}</dd>
          </div>
        ))}
      </dl>
      {children?.(data)}
    </section>
  );
}
