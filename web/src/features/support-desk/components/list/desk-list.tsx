import type { adminSupportEndpoints } from '@oja/contract/admin-support';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import type { Answered } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { DeskTable } from './desk-table';

type DeskPage = Answered<typeof adminSupportEndpoints.listDeskTickets>;

type DeskListProps = {
  query: UseInfiniteQueryResult<InfiniteData<DeskPage>>;
  isFiltered: boolean;
  onClear: () => void;
};

export function DeskList({ query, isFiltered, onClear }: DeskListProps) {
  if (query.isPending) return <TableSkeleton rows={8} columns={6} />;
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to load tickets"
        description={failureSentence(query.error, 'Please try again in a moment.')}
        headingLevel="h2"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const tickets = query.data.pages.flatMap((page) => page.data);
  if (tickets.length === 0 && isFiltered) {
    return (
      <EmptyState
        art={<NoResultsArt />}
        title="No tickets found"
        description="Nothing matches this search and these filters."
        headingLevel="h2"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (tickets.length === 0) {
    return (
      <EmptyState
        art={<ChatArt />}
        title="Everything is answered"
        description="New tickets appear here as soon as somebody opens one."
        headingLevel="h2"
      />
    );
  }
  return (
    <>
      <DeskTable tickets={tickets} />
      <LoadMore query={query} failure="The next tickets could not be loaded." />
    </>
  );
}
