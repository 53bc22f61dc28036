import type { TransactionPeriod } from '@oja/contract/admin-transactions';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { transactionSummaryQuery } from '../../api/transaction-summary';
import { ChartCard } from './chart-card';
import { SummaryCardSkeletons, SummaryCards } from './summary-cards';

/** The figures above the table; they follow the period of the filter, and without one the last 30 days. */
export function Summary({ period = '30d' }: { period: TransactionPeriod | undefined }) {
  const query = useQuery(transactionSummaryQuery(period));
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading the figures" className="grid gap-6">
        <SummaryCardSkeletons />
        <Skeleton className="h-80 w-full rounded-lg" />
      </LoadingRegion>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load the figures"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-6">
      <SummaryCards summary={query.data} period={period} />
      <ChartCard summary={query.data} period={period} isStale={query.isPlaceholderData} />
    </div>
  );
}
