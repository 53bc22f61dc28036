import type { ParkedPayment } from '@oja/contract/parked-payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { parkedPaymentsQuery } from '../../api/parked-payments';
import { DecideParked } from './decide-parked';

/** Money that came in another way than it was asked for. It leaves suspense by two administrators. */
export function ParkedCard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(parkedPaymentsQuery);
  const wanted = useSearchParams()[0].get('payment');
  return (
    <SectionCard title={data?.length ? `Parked payments (${data.length})` : 'Parked payments'}>
      {isPending ? (
        <Skeleton className="m-5 h-16" />
      ) : data === undefined ? (
        <ErrorState
          title="Failed to load parked payments"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data.length === 0 ? (
        <EmptyState
          title="Nothing is parked"
          description="A payment in another amount or currency than asked for would wait here for two administrators."
        />
      ) : (
        <ul className="divide-y">
          {data.map((payment) => (
            <Parked key={payment.id} payment={payment} isWanted={payment.id === wanted} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** The one that the address names comes into sight by itself. */
function Parked({ payment, isWanted }: { payment: ParkedPayment; isWanted: boolean }) {
  const { person, asked, received, why, reference } = payment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li
      ref={row}
      aria-current={isWanted || undefined}
      className="grid gap-3 px-5 py-4 text-sm aria-[current=true]:bg-accent"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">{person.name}</p>
          <p className="wrap-anywhere text-muted-foreground">{person.email}</p>
        </div>
        <dl className="tabular flex flex-wrap gap-x-6 gap-y-1">
          <Figure label="Asked for" amount={asked} />
          <Figure label="Received" amount={received} />
        </dl>
      </div>
      <p className="wrap-anywhere text-muted-foreground">
        <time dateTime={payment.parked_at}>{formatDateTime(payment.parked_at)}</time>: {why} ({reference}).
      </p>
      <DecideParked payment={payment} />
    </li>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="whitespace-nowrap font-semibold">{formatNaira(amount)}</dd>
    </div>
  );
}
