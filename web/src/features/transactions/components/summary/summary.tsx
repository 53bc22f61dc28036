import type { TransactionPeriod } from '@oja/contract/admin-transactions';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { transactionSummaryQuery } from '../../api';
import { ChartCard } from './chart-card';
import { SummaryCardSkeletons, SummaryCards } from './summary-cards';

/** The figures above the table; they follow the period of the filter, and without one the last 30 days. */
export function Summary({ period = '30d' }: { period: TransactionPeriod | undefined }) {
  const query = useQuery(transactionSummaryQuery(period));
  return (
    <Loaded
      query={query}
      failure="Failed to load the figures"
      skeleton={
        <LoadingRegion label="Loading the figures" className="grid gap-6">
          <SummaryCardSkeletons />
          <Skeleton className="h-80 w-full rounded-lg" />
        </LoadingRegion>
      }
    >
      {(summary) => (
        <div className="grid gap-6">
          <SummaryCards summary={summary} period={period} />
          <ChartCard summary={summary} period={period} isStale={query.isPlaceholderData} />
        </div>
      )}
    </Loaded>
  );
}
