import type { ReportSummary } from '@oja/contract/staff-report';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, SearchCheck, TriangleAlert } from 'lucide-react';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { formatCount } from '@/lib/counts';
import { formatAgo } from '@/lib/format-ago';
import { reportSummaryQuery } from '../api';

const grid = 'md:grid-cols-2 md:gap-4 xl:grid-cols-4';

/** What waits, and what was decided lately. */
export function Summary() {
  return (
    <Loaded
      query={useQuery(reportSummaryQuery)}
      failure="Failed to load the figures"
      skeleton={
        <LoadingRegion label="Loading the figures">
          <StatStrip label="Figures" className={grid}>
            {['pending', 'investigating', 'high', 'resolved'].map((name) => (
              <StatCardSkeleton key={name} />
            ))}
          </StatStrip>
        </LoadingRegion>
      }
    >
      {(summary) => <Figures summary={summary} />}
    </Loaded>
  );
}

function Figures({ summary }: { summary: ReportSummary }) {
  const { pending, investigating, high_priority: high, resolved, dismissed } = summary;
  const { oldest_at: oldestAt, mean_hours: meanHours } = summary;
  const tempo = meanHours === null ? '' : `, ${meanHours} h to decide`;
  const note = (text: string) => ({ text, direction: 'none' }) as const;
  return (
    <StatStrip label="Figures" className={grid}>
      <StatCard
        title="Pending Reports"
        value={formatCount(pending)}
        change={note(oldestAt === null ? 'Nothing waits' : `Oldest from ${formatAgo(oldestAt)}`)}
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
    </StatStrip>
  );
}
