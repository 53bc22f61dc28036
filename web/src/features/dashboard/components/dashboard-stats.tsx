import { useQuery } from '@tanstack/react-query';
import { LoadingRegion } from '@/components/ui/loading-region';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { dashboardQuery } from '../api';
import { statViews } from '../logic/stat-views';

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4';

/** Four cards. Where the figures did not arrive, the activity below says so for both. */
export function DashboardStats() {
  const { data, isPending } = useQuery(dashboardQuery);
  if (isPending) {
    return (
      <LoadingRegion label="Loading your figures" className={grid}>
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </LoadingRegion>
    );
  }
  if (data === undefined) return null;
  return (
    <section aria-label="Your figures" className={grid}>
      {statViews(data).map(({ title, value, Icon, trend }) => (
        <StatCard
          key={title}
          title={title}
          // Two cards side by side on a phone leave room for millions only in a smaller size.
          value={<span className="text-lg sm:text-2xl">{value}</span>}
          icon={<Icon />}
          trend={{ values: trend, period: 'Last 14 days' }}
        />
      ))}
    </section>
  );
}
