import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import type { Selection } from '@/components/data-table/use-selection';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { toast } from '@/components/ui/toast';
import { staffListingsQuery } from '../api';
import type { Decide } from '../hooks/use-decide';
import type { OpenDeskDialog } from '../hooks/use-desk-dialogs';
import { type DeskFilter, isFiltered, noFilter } from '../logic/desk-filter';
import { CardList } from './cards/card-list';
import { DeskSkeletons } from './cards/desk-skeletons';

type DeskListProps = {
  filter: DeskFilter;
  onChange: (part: Partial<DeskFilter>) => void;
  selection: Selection;
  decide: Decide;
  onDetails: (id: string) => void;
  onOpen: OpenDeskDialog;
};

export function DeskList({ filter, onChange, selection, decide, onDetails, onOpen }: DeskListProps) {
  const query = useQuery(staffListingsQuery(filter));
  useFailureToast(query.error);
  if (query.isPending) return <DeskSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load listings"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { data: listings, current_page, last_page, from, to, total, isTotalExact } = query.data;
  if (listings.length === 0) return <EmptyDesk filter={filter} onClear={() => onChange(noFilter)} />;
  return (
    <div className="grid gap-6">
      <CardList
        listings={listings}
        selection={selection}
        decide={decide}
        isStale={query.isPlaceholderData}
        onDetails={onDetails}
        onOpen={onOpen}
      />
      {last_page > 1 ? (
        <Pagination
          page={current_page}
          pageCount={last_page}
          onPageChange={(page) => onChange({ page })}
          summary={`Showing ${from} to ${to} of ${isTotalExact ? '' : 'more than '}${total} results`}
        />
      ) : null}
    </div>
  );
}

/** Once for every failure, not for every drawing of it. */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error) toast({ title: 'Failed!', description: 'Failed to fetch listings.', variant: 'destructive' });
  }, [error]);
}

function EmptyDesk({ filter, onClear }: { filter: DeskFilter; onClear: () => void }) {
  const isQuiet = filter.status === 'pending' && filter.search === '' && filter.platform === undefined;
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title={isQuiet ? 'Nothing waits for review' : 'No listings found'}
        description={
          isQuiet
            ? 'New listings show up here by themselves.'
            : 'Nothing matches this search and these filters.'
        }
        headingLevel="h2"
        action={isFiltered(filter) ? <Button onClick={onClear}>Clear Filters</Button> : null}
      />
    </Card>
  );
}
