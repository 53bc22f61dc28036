import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { WalletArt } from '@/components/art/wallet-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { ActivityRow } from '@/shared/wallet/activity-row';
import { MovementSkeletons } from '@/shared/wallet/movement-skeletons';
import { dashboardQuery } from '../api';

const shownAtMost = 3;

export function RecentActivity({ className }: { className?: string }) {
  return (
    <SectionCard
      title="Recent Activity"
      {...(className ? { className } : {})}
      action={
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.dashboard.wallet}>View All Activity</Link>
        </Button>
      }
    >
      <ActivityList />
    </SectionCard>
  );
}

function ActivityList() {
  const { data, isPending, isFetching, refetch } = useQuery(dashboardQuery);
  if (isPending) return <MovementSkeletons count={shownAtMost} />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Something went wrong"
        description="Failed to load activity. Please try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const activities = data.recentActivity.slice(0, shownAtMost);
  if (activities.length === 0) {
    return (
      <EmptyState
        art={<WalletArt />}
        title="Nothing has happened yet"
        description="Money you add, spend or earn will show up here."
        action={
          <Button asChild variant="outline">
            <Link to={paths.dashboard.marketplace}>Go to the marketplace</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="divide-y">
      {activities.map((activity) => (
        <ActivityRow key={`${activity.date} ${activity.title} ${activity.amount}`} activity={activity} />
      ))}
    </ul>
  );
}
