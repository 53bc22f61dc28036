import type { ClaimPreview } from '@oja/contract/cover';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type ClaimPreviewSumsProps = {
  query: { data: ClaimPreview | undefined; error: unknown; isPending: boolean };
};

/** Who would pay what, as the server reckons it. */
export function ClaimPreviewSums({ query: { data, error, isPending } }: ClaimPreviewSumsProps) {
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (data === undefined) {
    return (
      <Notice variant="warning" role="alert">
        {failureSentence(error, 'Who would pay what could not be worked out.')}
      </Notice>
    );
  }
  const rows = [
    { term: 'Buyer gets back', amount: data.refund },
    { term: 'From the held part', amount: data.from_held },
    { term: 'From the seller’s wallet', amount: data.from_wallet },
    { term: 'Becomes the seller’s debt', amount: data.debt },
    { term: 'Oja returns of its fee', amount: data.fee_returned },
    { term: 'Rest of the held part, to the seller', amount: data.released },
  ];
  return (
    <section aria-label="Who pays what" className="rounded-lg bg-muted p-4 text-sm">
      <dl className="grid gap-1.5">
        {rows.map(({ term, amount }) => (
          <div
            key={term}
            className={cn('flex justify-between gap-4', amount === 0 && 'text-muted-foreground')}
          >
            <dt>{term}</dt>
            <dd className={cn('tabular', amount > 0 && 'font-semibold')}>{formatNaira(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
