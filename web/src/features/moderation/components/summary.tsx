import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, SearchCheck, TriangleAlert } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatCount } from '@/lib/counts';
import { formatRelative } from '@/lib/dates';
import { reportSummaryQuery } from '../api/report-summary';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** What waits, and what was decided lately. */
export function Summary() {
  const query = useQuery(reportSummaryQuery);
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading the figures" className={grid}>
        {['pending', 'investigating', 'high', 'resolved'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </LoadingRegion>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load the figures"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { pending, investigating, high_priority: high, resolved, dismissed } = query.data;
  const { oldest_at: oldestAt, mean_hours: meanHours } = query.data;
  const tempo = meanHours === null ? '' : `, ${meanHours} h to decide`;
  const note = (text: string) => ({ text, direction: 'none' }) as const;
  return (
    <section aria-label="Figures" className={grid}>
      <StatCard
        title="Pending Reports"
        value={formatCount(pending)}
        change={note(oldestAt === null ? 'Nothing waits' : `Oldest from ${formatRelative(oldestAt)}`)}
        icon={<Clock />}
        iconClassName={pending > 0 ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success'}
      />
      <StatCard
        title="Under Investigation"
        value={formatCount(investigating)}
        change={note('Claimed by somebody')}
        icon={<SearchCheck />}
        iconClassName="bg-info-soft text-info"
      />
      <StatCard
        title="High Priority"
        value={formatCount(high)}
        change={note('Open, high or critical')}
        icon={<TriangleAlert />}
        iconClassName={high > 0 ? 'bg-danger-soft text-danger' : undefined}
      />
      <StatCard
        title="Resolved, 7 days"
        value={formatCount(resolved)}
        change={note(`${formatCount(dismissed)} dismissed${tempo}`)}
        icon={<CircleCheck />}
      />
    </section>
  );
}
