import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { moneyWatchQuery } from '../../api/money-watch';
import { AlertsCard } from './alerts-card';
import { AuditCard } from './audit-card';
import { BalancesCard } from './balances-card';
import { PayoutsCard } from './payouts-card';

export function MoneyWatchPanel() {
  const { data, error, isPending, isFetching, refetch } = useQuery(moneyWatchQuery);
  if (isPending) {
    return (
      <LoadingRegion label="Loading the money watch" className="grid gap-6 xl:grid-cols-3">
        <Skeleton className="h-72 rounded-lg xl:col-span-2" />
        <Skeleton className="h-72 rounded-lg" />
      </LoadingRegion>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load the money watch"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-3">
      <div className="grid min-w-0 gap-6 xl:col-span-2">
        <BalancesCard balances={data.balances} />
        <AuditCard audit={data.last_audit} />
      </div>
      <div className="order-first grid min-w-0 gap-6 xl:order-none">
        <PayoutsCard payouts={data.payouts} />
        <AlertsCard alerts={data.alerts} />
      </div>
    </div>
  );
}
