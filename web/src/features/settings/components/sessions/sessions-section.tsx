import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { failureSentence } from '@/lib/api/failure-sentence';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { endOtherSessionsMutation, type SessionEntry, sessionsQuery } from '../../api';
import { SettingsSection } from '../settings-section';
import { endedSentence } from './describe-session';
import { SessionRow } from './session-row';

export function SessionsSection() {
  return (
    <SettingsSection
      id="sessions"
      title="Sessions"
      description="Where you are signed in. Sign out whatever you do not recognise, then change your password."
    >
      <SessionsContent />
    </SettingsSection>
  );
}

function SessionsContent() {
  const { data, error, isPending, isFetching, refetch } = useQuery(sessionsQuery);
  if (isPending) return <SessionsSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Could not load your sessions"
        description={failureSentence(error, 'Please try again.')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="py-4"
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No open sessions" description="Sign in again to see them here." />;
  }
  return <SessionList sessions={data} />;
}

function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  const endOthers = useMutation({
    ...endOtherSessionsMutation,
    onSuccess: (ended) => toast({ title: 'Signed Out', description: endedSentence(ended) }),
    onError: (failure) => toastFailure(failure, 'Failed to sign out the other devices.'),
  });
  useFocusFallback(sessions.length, () => document.getElementById('sessions'));
  const hasOthers = sessions.some((session) => !session.current);
  return (
    <div className="grid gap-4">
      <ul className="divide-y rounded-lg border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={endOthers.isPending}
          busyLabel="Signing out..."
          onClick={() => endOthers.mutate()}
        >
          Sign out all other devices
        </Button>
      ) : (
        <p className="text-muted-foreground text-sm">You are signed in nowhere else.</p>
      )}
    </div>
  );
}

function SessionsSkeleton() {
  return (
    <LoadingRegion label="Loading your sessions" className="divide-y rounded-lg border">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
