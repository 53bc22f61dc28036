import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { moneyWatchQuery } from '../../api';
import { AlertsCard } from './alerts-card';
import { AuditCard } from './audit-card';
import { BalancesCard } from './balances-card';
import { ComparisonCard } from './comparison-card';
import { MovementsCard } from './movements-card';
import { ParkedCard } from './parked-card';
import { PayoutsCard } from './payouts-card';

export function MoneyWatchPanel() {
  return (
    <Loaded
      query={useQuery(moneyWatchQuery)}
      failure="Failed to load the money watch"
      skeleton={
        <LoadingRegion label="Loading the money watch" className="grid gap-6 xl:grid-cols-3">
          <Skeleton className="h-72 rounded-lg xl:col-span-2" />
          <Skeleton className="h-72 rounded-lg" />
        </LoadingRegion>
      }
    >
      {(watch) => (
        <div className="grid items-start gap-6 xl:grid-cols-3">
          <div className="grid min-w-0 gap-6 xl:col-span-2">
            <BalancesCard balances={watch.balances} />
            <AuditCard audit={watch.last_audit} />
            <ComparisonCard />
            <MovementsCard />
          </div>
          <div className="order-first grid min-w-0 gap-6 xl:order-none">
            <PayoutsCard payouts={watch.payouts} />
            <AlertsCard alerts={watch.alerts} />
            <ParkedCard />
          </div>
        </div>
      )}
    </Loaded>
  );
}
