import { useInfiniteQuery } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/counts';
import { reportsQuery } from '../api/list-reports';
import { isFiltered, type ModerationFilter } from '../logic/moderation-view';
import { ReportCard } from './report-card';

type ReportListProps = {
  filter: ModerationFilter;
  onShow: (reportId: string) => void;
  onClear: () => void;
};

export function ReportList({ filter, onShow, onClear }: ReportListProps) {
  const query = useInfiniteQuery(reportsQuery(filter));
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading reports" className="grid gap-4">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="h-44 w-full rounded-lg" />
        ))}
      </LoadingRegion>
    );
  }
  const [first] = query.data?.pages ?? [];
  if (query.data === undefined || first === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load reports"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const reports = query.data.pages.flatMap((page) => page.data);
  if (reports.length === 0) return <NothingListed filtered={isFiltered(filter)} onClear={onClear} />;
  return (
    <div className={cn('grid gap-3', query.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="text-muted-foreground text-sm">
        {formatCount(first.total)}
        {first.total_is_exact ? '' : '+'} {first.total === 1 ? 'report' : 'reports'}
      </p>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onShow={() => onShow(report.id)} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} failure="Older reports could not be loaded." />
    </div>
  );
}

function NothingListed({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Card>
      {filtered ? (
        <EmptyState
          art={<NoResultsArt />}
          title="No report matches"
          description="Try other words, or another status or priority."
          headingLevel="h2"
          action={
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <EmptyState
          art={<DocumentArt />}
          title="No reports yet"
          description="When somebody reports a listing, a person, a message or a review, it waits here."
          headingLevel="h2"
        />
      )}
    </Card>
  );
}
