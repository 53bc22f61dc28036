import type { applicationEndpoints, ReviewStatus } from '@oja/contract/applications';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import type { Answered } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { QueueTable } from './queue-table';

type QueuePage = Answered<typeof applicationEndpoints.listApplications>;

type QueueContentProps = {
  query: UseInfiniteQueryResult<InfiniteData<QueuePage>>;
  view: ReviewStatus | 'all';
  isSearched: boolean;
};

export function QueueContent({ query, view, isSearched }: QueueContentProps) {
  if (query.isPending) return <TableSkeleton rows={6} columns={5} />;
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to load applications"
        description={failureSentence(query.error, 'Please try again in a moment.')}
        headingLevel="h2"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const rows = query.data.pages.flatMap((page) => page.data);
  if (rows.length === 0 && isSearched) {
    return (
      <EmptyState
        art={<NoResultsArt />}
        title="Nobody found"
        description="Try another part of the name or the e-mail address."
        headingLevel="h2"
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        art={<DocumentArt />}
        title={view === 'pending' ? 'Nobody is waiting' : 'No applications here'}
        description={
          view === 'pending'
            ? 'New applications appear here as soon as they are submitted.'
            : 'Applications appear here once they were decided.'
        }
        headingLevel="h2"
      />
    );
  }
  return (
    <>
      <QueueTable rows={rows} />
      <LoadMore query={query} failure="The next applications could not be loaded." />
    </>
  );
}
