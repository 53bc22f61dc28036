import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LeaveGuard } from '@/components/shell/leave-guard';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { platformSettingsQuery } from '../api';
import type { PanelProps } from './sections';

/** Loads the settings for a panel, whichever page it stands on. */
export function SettingsFrame({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const query = useQuery(platformSettingsQuery);
  if (query.data) {
    return (
      <LeaveGuard scope="path-and-query">
        <Panel settings={query.data} />
      </LeaveGuard>
    );
  }
  if (query.isError) {
    return (
      <Card>
        <ErrorState
          title="Failed to fetch settings"
          description={failureSentence(query.error, 'Please try again in a moment.')}
          headingLevel="h2"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  return (
    <LoadingRegion label="Loading settings" className="grid gap-5">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </LoadingRegion>
  );
}
