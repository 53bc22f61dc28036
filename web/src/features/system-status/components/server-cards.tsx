import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { systemStatusQuery } from '../api';
import { InstallationCard } from './installation-card';
import { QueueCard } from './queue-card';

/** What only the server knows about itself: its job queue and its process. */
export function ServerCards() {
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
