import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { MoneyWatchPanel } from '@/features/payout-desk/components/watch/money-watch';
import { HealthHistoryCard } from './health-history-card';
import { InstallationCard } from './installation-card';
import { QueueCard } from './queue-card';
import { systemStatusQuery } from './read-system-status';
import { SystemCard } from './system-card';

/** Whether Oja runs, and whether every kobo is where it belongs. */
export function Component() {
  return (
    <div className="grid gap-6">
      <title>System Status · Oja</title>
      <PageHeader
        title="System Status"
        description="Whether Oja runs, and whether every kobo is where it belongs."
      />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">
          <SystemCard />
        </div>
        <Inside />
      </div>
      <HealthHistoryCard />
      <MoneyWatchPanel />
    </div>
  );
}

/** What only the server itself can tell. */
function Inside() {
  return (
    <Loaded
      query={useQuery(systemStatusQuery)}
      failure="Failed to load the system status"
      skeleton={
        <LoadingRegion label="Loading the system status" className="grid gap-6">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </LoadingRegion>
      }
    >
      {(status) => (
        <div className="grid min-w-0 gap-6">
          <QueueCard queue={status.queue} />
          <InstallationCard running={status.process} />
        </div>
      )}
    </Loaded>
  );
}
