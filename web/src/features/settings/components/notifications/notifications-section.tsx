import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { preferencesQuery } from '../../api';
import { SettingsSection } from '../settings-section';
import { PreferenceTable } from './preference-table';
import { PushSwitch } from './push-switch';

export function NotificationsSection() {
  return (
    <SettingsSection
      id="notifications"
      title="Notifications"
      description="What reaches you, and how. Warnings about your own account cannot be switched off."
    >
      <NotificationsContent />
    </SettingsSection>
  );
}

function NotificationsContent() {
  const { data, error, isPending, isFetching, refetch } = useQuery(preferencesQuery);
  if (isPending) return <PreferenceSkeletons />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Could not load your preferences"
        description={failureSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="py-4"
      />
    );
  }
  return (
    <div className="grid gap-6">
      <PushSwitch push={data.channels.push} />
      <PreferenceTable groups={data.groups} channels={data.channels} />
    </div>
  );
}

function PreferenceSkeletons() {
  return (
    <LoadingRegion label="Loading your preferences" className="divide-y rounded-lg border">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      ))}
    </LoadingRegion>
  );
}
