import { useQuery } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import type { Pages } from '@/components/data-table/use-paged-address';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { reportsQuery } from '../api';
import { isFiltered, type ModerationFilter } from '../logic/moderation-view';
import { ReportCard } from './report-card';

type ReportListProps = {
  filter: ModerationFilter;
  pages: Pages;
  onShow: (reportId: string) => void;
  onClear: () => void;
};

export function ReportList({ filter, pages, onShow, onClear }: ReportListProps) {
  const query = useQuery(reportsQuery(filter, pages.after));
  return (
    <Loaded query={query} failure="Failed to load reports" skeleton={<ReportSkeletons />}>
      {({ data: reports, next_cursor: next, total, total_is_exact: isExact }) =>
        reports.length === 0 ? (
          <NothingListed filtered={isFiltered(filter)} onClear={onClear} />
        ) : (
          <div aria-busy={query.isPlaceholderData} className="grid gap-3">
            <ul className="grid gap-4">
              {reports.map((report) => (
                <li key={report.id} {...{ [rowAttribute]: report.id }} tabIndex={-1} className="rounded-lg">
                  <ReportCard report={report} onShow={() => onShow(report.id)} />
                </li>
              ))}
            </ul>
            <PageFooter
              label="Pages of reports"
              pages={pages}
              nextCursor={next}
              total={{ count: total, isExact, one: 'report' }}
              className="rounded-lg border bg-card"
            />
          </div>
        )
      }
    </Loaded>
  );
}

function ReportSkeletons() {
  return (
    <LoadingRegion label="Loading reports" className="grid gap-4">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-44 w-full rounded-lg" />
      ))}
    </LoadingRegion>
  );
}

function NothingListed({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Card>
      {filtered ? (
        <NothingFound
          title="No report matches"
          description="Try other words, or another status or priority."
          onClear={onClear}
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
