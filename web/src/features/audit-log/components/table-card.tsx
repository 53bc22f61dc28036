import { useQuery } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { CursorPagination } from '@/components/ui/pagination';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { countOf } from '@/lib/counts';
import { auditLinesQuery } from '../api/list-lines';
import type { AuditViewControls } from '../hooks/use-audit-view';
import { isFiltered } from '../logic/audit-view';
import { LineTable } from './line-table';

export function TableCard({ view }: { view: AuditViewControls }) {
  const query = useQuery(auditLinesQuery(view));
  if (query.isPending) {
    return (
      <Card>
        <TableSkeleton rows={10} columns={6} />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load the audit log"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { data, next_cursor: next, total, total_is_exact: isExact } = query.data;
  const cameByLink = view.after !== undefined && view.turned === 0;
  return (
    <Card className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      {data.length === 0 ? <NothingHere view={view} /> : <LineTable lines={data} onShow={view.show} />}
      <CursorPagination
        label="Pages of the audit log"
        className="border-t px-4 py-3"
        hasPrevious={view.turned > 0}
        hasNext={next !== null}
        onPrevious={view.openPrevious}
        onNext={() => next !== null && view.openNext(next)}
        summary={
          <span className="flex flex-wrap items-center gap-x-3">
            <span role="status" className="tabular">
              {isExact
                ? countOf(total, 'entry', 'entries')
                : `More than ${countOf(total, 'entry', 'entries')}`}
            </span>
            {cameByLink ? (
              <Button variant="link" size="sm" className="px-0" onClick={view.openFirst}>
                First page
              </Button>
            ) : null}
          </span>
        }
      />
    </Card>
  );
}

function NothingHere({ view }: { view: AuditViewControls }) {
  if (!isFiltered(view.filter)) {
    return (
      <EmptyState
        art={<DocumentArt />}
        title="Nothing written down yet"
        description="Whatever staff do from now on stands here, and nobody can change it."
        headingLevel="h2"
      />
    );
  }
  return (
    <EmptyState
      art={<NoResultsArt />}
      title="No entries found"
      description="Nothing matches this search and these filters."
      headingLevel="h2"
      action={
        <Button variant="outline" onClick={view.clearFilter}>
          Clear filters
        </Button>
      }
    />
  );
}
