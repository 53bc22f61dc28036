import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { balanceHistoryQuery } from '../api';
import { type BalancePoint, describeBalance, summariseBalance } from '../logic/wallet-figures';
import { BalanceFigures } from './balance-figures';

/** The chart library is larger than the rest of the page and comes after it. */
const BalanceChart = lazy(async () => ({ default: (await import('./balance-chart')).BalanceChart }));

const periods = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const;

export function BalanceCard() {
  const [days, setDays] = useState<number>(periods[0].days);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    balanceHistoryQuery(days),
  );
  return (
    <SectionCard title="Balance" action={<PeriodSwitch days={days} onChange={setDays} />}>
      {isPending ? (
        <LoadingRegion label="Loading your balance" className="p-5">
          <Skeleton className="h-72 w-full" />
        </LoadingRegion>
      ) : data === undefined ? (
        <ErrorState
          title="Failed to load your balance over time"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <BalanceOverTime points={data} isStale={isPlaceholderData} />
      )}
    </SectionCard>
  );
}

function BalanceOverTime({ points, isStale }: { points: readonly BalancePoint[]; isStale: boolean }) {
  const summary = summariseBalance(points);
  if (!summary) return null;
  return (
    <figure aria-busy={isStale} className="grid gap-4 p-5 transition-opacity aria-busy:opacity-60">
      <div role="img" aria-label={describeBalance(summary)} className="h-60">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <BalanceChart points={points} />
        </Suspense>
      </div>
      <figcaption>
        <BalanceFigures summary={summary} />
      </figcaption>
    </figure>
  );
}

function PeriodSwitch({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are three buttons in a line.
    <div role="group" aria-label="Period" className="flex gap-1">
      {periods.map((period) => (
        <Button
          key={period.days}
          variant={period.days === days ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={period.days === days}
          onClick={() => onChange(period.days)}
        >
          {period.label}
        </Button>
      ))}
    </div>
  );
}
