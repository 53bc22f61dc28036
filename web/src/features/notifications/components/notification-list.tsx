import { useInfiniteQuery } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { notificationsQuery } from '../api';
import { NotificationItem } from './notification-item';

type NotificationListProps = {
  /** Shows only the newest; without it the whole list can be paged through. */
  newest?: number;
  onFollow?: () => void;
};

export function NotificationList({ newest, onFollow }: NotificationListProps) {
  const query = useInfiniteQuery(notificationsQuery);
  if (query.isPending) return <NotificationSkeletons count={newest ?? 4} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title="Failed to load notifications"
        description={failureSentence(query.error, 'Please try again.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="py-8"
      />
    );
  }
  const loaded = query.data.pages.flatMap((page) => page.data);
  if (loaded.length === 0) return <NoNotifications />;
  return (
    <>
      <ul className="divide-y">
        {loaded.slice(0, newest).map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {newest === undefined ? (
        <LoadMore query={query} failure="Older notifications could not be loaded." />
      ) : null}
    </>
  );
}

function NoNotifications() {
  return (
    <EmptyState
      art={<ChatArt />}
      title="No notifications yet"
      description="What happens with your account and your orders will show up here."
      className="py-8"
    />
  );
}

function NotificationSkeletons({ count }: { count: number }) {
  return (
    <LoadingRegion label="Loading notifications" className="divide-y">
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className="flex gap-3 px-4 py-3.5">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
