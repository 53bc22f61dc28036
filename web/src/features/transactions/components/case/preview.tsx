import type { ResolutionPreview } from '@oja/contract/disputes';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type PreviewProps = {
  query: { data: ResolutionPreview | undefined; error: unknown; isPending: boolean };
};

export const unforeseen = 'Who would get what could not be worked out.';

/** Who would get what, as the server reckons it. */
export function Preview({ query: { data, error, isPending } }: PreviewProps) {
  if (isPending) return <Skeleton className="h-32 w-full" />;
  if (data === undefined) {
    return (
      <Notice variant="warning" role="alert">
        {failureSentence(error, unforeseen)}
      </Notice>
    );
  }
  const rows = [
    { term: 'Buyer gets back', amount: data.buyer_gets },
    { term: 'Seller gets', amount: data.seller_gets },
    { term: 'Oja’s fee', amount: data.fee },
    { term: 'Stays in escrow', amount: data.stays_in_escrow },
  ];
  return (
    <section aria-label="Who gets what" className="grid gap-3 rounded-lg bg-muted p-4 text-sm">
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
      <p role="status">{data.sentence}</p>
      {data.waits_hours > 0 ? (
        <p>
          The money moves in {data.waits_hours} hours, unless a side appeals. Both can accept the decision
          sooner.
        </p>
      ) : null}
    </section>
  );
}
