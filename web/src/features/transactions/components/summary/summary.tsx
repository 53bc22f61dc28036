import type { TransactionPeriod } from '@oja/contract/admin-transactions';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { transactionSummaryQuery } from '../../api';
import { ChartCard } from './chart-card';
import { SummaryCardSkeletons, SummaryCards } from './summary-cards';

type SummaryProps = { period: TransactionPeriod | undefined };

/** The figures above the table; they follow the period of the filter, and without one the last 30 days. */
export function Summary({ period = '30d' }: SummaryProps) {
  return (
    <Loaded
      query={useQuery(transactionSummaryQuery(period))}
      failure="Failed to load the figures"
      skeleton={<SummaryCardSkeletons />}
    >
      {(summary) => <SummaryCards summary={summary} period={period} />}
    </Loaded>
  );
}

/** Below the table, where the work is. A failure is told by the figures above it. */
export function SalesOverTime({ period = '30d' }: SummaryProps) {
  const { data, isPlaceholderData } = useQuery(transactionSummaryQuery(period));
  return data ? <ChartCard summary={data} period={period} isStale={isPlaceholderData} /> : null;
}
