import type { Handover } from '@oja/contract/handovers';
import type { Purchase, Sale } from '@oja/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { payoutLabel } from '@/shared/purchases/payout-label';
import { purchaseQuery, saleQuery } from '../api';

/** The money of the purchase as each side sees it. */
export function SumsCard({ handover }: { handover: Handover }) {
  return (
    <SectionCard title="The money">
      {handover.viewer === 'buyer' ? (
        <BuyerSums id={handover.purchase_id} />
      ) : (
        <SellerSums id={handover.purchase_id} />
      )}
    </SectionCard>
  );
}

function BuyerSums({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(purchaseQuery(id));
  if (data) return <Sums rows={buyerRows(data)} />;
  return <SumsMissing failed={error !== null} onRetry={() => void refetch()} retrying={isFetching} />;
}

function SellerSums({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(saleQuery(id));
  if (data) return <Sums rows={sellerRows(data)} />;
  return <SumsMissing failed={error !== null} onRetry={() => void refetch()} retrying={isFetching} />;
}

type Row = { label: string; amount: number; isTotal?: true };

function buyerRows({ price, refunded_amount: refunded, status, cover }: Purchase): Row[] {
  const isHeld = status === 'pending' || status === 'disputed';
  return [
    { label: 'You paid', amount: price },
    ...(refunded > 0 ? [{ label: 'Refunded', amount: -refunded }] : []),
    ...(isHeld ? [{ label: 'Held in escrow', amount: price - refunded, isTotal: true } as const] : []),
    ...coverRows(cover),
  ];
}

function sellerRows(sale: Sale): Row[] {
  const { price, fee, payout, held, refunded_amount: refunded, cover } = sale;
  return [
    { label: 'Price', amount: price },
    ...(refunded > 0 ? [{ label: 'Refunded', amount: -refunded }] : []),
    { label: "Oja's fee", amount: -fee },
    { label: payoutLabel(sale), amount: payout, isTotal: true },
    ...coverRows(cover),
    ...(held > 0 ? [{ label: 'Held in escrow', amount: held }] : []),
  ];
}

/** What of the payout is kept back while cover runs; nothing once it has ended. */
function coverRows(cover: Purchase['cover']): Row[] {
  if (cover === null || cover.ended_at !== null || cover.held === 0) return [];
  const until =
    cover.ends_at === null ? `for ${cover.days} days of cover` : `until ${formatDate(cover.ends_at)}`;
  return [{ label: `Of the payout, held ${until}`, amount: cover.held }];
}

function Sums({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="tabular grid gap-2 p-5 text-sm">
      {rows.map(({ label, amount, isTotal }) => (
        <div
          key={label}
          className={cn('flex items-baseline justify-between gap-4', isTotal && 'font-semibold')}
        >
          <dt className={cn(!isTotal && 'text-muted-foreground')}>{label}</dt>
          <dd>{formatNaira(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

type SumsMissingProps = { failed: boolean; onRetry: () => void; retrying: boolean };

function SumsMissing({ failed, onRetry, retrying }: SumsMissingProps) {
  if (failed) {
    return (
      <ErrorState
        title="The sums could not be loaded"
        onRetry={onRetry}
        retrying={retrying}
        className="py-4"
      />
    );
  }
  return (
    <LoadingRegion className="grid gap-2 p-5">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </LoadingRegion>
  );
}
