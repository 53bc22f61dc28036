import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { useDebounced } from '@/lib/use-debounced';
import { queueQuery } from '../../api/list-withdrawals';
import type { QueueView } from '../../logic/queue-view';
import { EmptyQueue } from './empty-queue';
import { QueueFilters } from './queue-filters';
import { QueueTable } from './queue-table';

export function WithdrawalQueue() {
  const [view, setView] = useState<QueueView>('all');
  const [search, setSearch] = useState('');
  const asked = { view, search: useDebounced(search) };
  const { data } = useInfiniteQuery(queueQuery(asked));
  return (
    <div className="grid gap-4">
      <QueueFilters
        view={view}
        onViewChange={setView}
        search={search}
        onSearchChange={setSearch}
        waiting={data?.pages[0]?.waiting ?? 0}
      />
      <QueueCard {...asked} />
    </div>
  );
}

function QueueCard({ view, search }: { view: QueueView; search: string }) {
  const query = useInfiniteQuery(queueQuery({ view, search }));
  if (query.isPending) {
    return (
      <Card>
        <TableSkeleton rows={8} columns={6} />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load withdrawals"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const withdrawals = query.data.pages.flatMap((page) => page.data);
  return (
    <Card className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      {withdrawals.length === 0 ? (
        <EmptyQueue view={view} isSearched={search.trim() !== ''} />
      ) : (
        <QueueTable withdrawals={withdrawals} />
      )}
      <LoadMore query={query} failure="Older withdrawals could not be loaded." />
    </Card>
  );
}
