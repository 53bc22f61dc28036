import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { WalletArt } from '@/components/art/wallet-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { paths } from '@/config/paths';
import { walletHistoryQuery } from '@/features/wallet/api';
import { ActivityRow } from '@/shared/wallet/activity-row';
import { MovementSkeletons } from '@/shared/wallet/movement-skeletons';

export function WalletActivity() {
  const query = useInfiniteQuery(walletHistoryQuery());
  if (query.isPending) {
    return (
      <Card>
        <MovementSkeletons />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          description="Failed to load activity. Please try again."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const activities = query.data.pages.flatMap((page) => page.data);
  if (activities.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<WalletArt />}
          title="Nothing has happened yet"
          description="Money you add, spend or earn will show up here."
          headingLevel="h2"
          action={
            <Button asChild variant="outline">
              <Link to={paths.dashboard.marketplace}>Go to the marketplace</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  // An entry has no id of its own; the list only grows at its end while it is read.
  const rows = activities.map((activity, index) => ({ activity, key: String(index) }));
  return (
    <Card>
      <ul className="divide-y">
        {rows.map(({ activity, key }) => (
          <ActivityRow key={key} activity={activity} />
        ))}
      </ul>
      <LoadMore query={query} failure="Older activity could not be loaded." />
    </Card>
  );
}
