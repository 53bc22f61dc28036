import type { DashboardPeriod } from '@oja/contract/admin-dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCardSkeleton } from '@/components/ui/stat-card';
import { queryKeys } from '@/lib/query-keys';
import { adminDashboardQuery } from '../api';
import { ChartsCard } from './charts-card';
import { RecentTransactions } from './recent-transactions';
import { StatCards } from './stat-cards';
import { TopSellers } from './top-sellers';
import { PendingActions, RecentAlerts } from './waiting-cards';

/** All of it comes with one call and is of one moment. */
export function DashboardPanels() {
  const [period, setPeriod] = useState<DashboardPeriod>('30d');
  const client = useQueryClient();
  const isFirstLook = client
    .getQueriesData({ queryKey: queryKeys.adminDashboard })
    .every(([, data]) => !data);
  const query = useQuery(adminDashboardQuery(period, isFirstLook));
  if (query.isPending) return <Placeholders />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="The figures are not here"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { stats, charts, recentTransactions, topUsers, recentAlerts, pendingActions } = query.data;
  return (
    <div className="grid gap-6">
      <StatCards stats={stats} />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          <ChartsCard
            charts={charts}
            period={period}
            onPeriod={setPeriod}
            isStale={query.isPlaceholderData}
          />
          <RecentTransactions transactions={recentTransactions} />
        </div>
        <div className="grid min-w-0 gap-6">
          <PendingActions actions={pendingActions} />
          <RecentAlerts alerts={recentAlerts} />
          <TopSellers sellers={topUsers} />
        </div>
      </div>
    </div>
  );
}

function Placeholders() {
  return (
    <LoadingRegion label="Loading the dashboard" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {['users', 'revenue', 'transactions', 'volume'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-3">
        <Skeleton className="h-96 rounded-lg xl:col-span-2" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </LoadingRegion>
  );
}
