import { useQuery } from '@tanstack/react-query';
import { NoResultsArt } from '@/components/art/no-results-art';
import { WalletArt } from '@/components/art/wallet-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { CursorPagination } from '@/components/ui/pagination';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { countOf } from '@/lib/counts';
import { transactionsQuery } from '../../api/list-transactions';
import type { TransactionViewControls } from '../../hooks/use-transaction-view';
import { isFiltered } from '../../logic/transaction-view';
import { TransactionTable } from './transaction-table';

export function TableCard({ view }: { view: TransactionViewControls }) {
  const query = useQuery(transactionsQuery(view));
  if (query.isPending) {
    return (
      <Card>
        <TableSkeleton rows={8} columns={7} />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load transactions"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { data, next_cursor: next, total, total_is_exact: isExact } = query.data;
  const cameByLink = view.after !== undefined && view.trail.length === 0;
  return (
    <Card className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      {data.length === 0 ? (
        <NothingHere isFiltered={isFiltered(view.filter) || view.after !== undefined} />
      ) : (
        <TransactionTable transactions={data} onShow={view.show} />
      )}
      <CursorPagination
        label="Pages of transactions"
        className="border-t px-4 py-3"
        hasPrevious={view.trail.length > 0}
        hasNext={next !== null}
        onPrevious={view.openPrevious}
        onNext={() => next !== null && view.openNext(next)}
        summary={
          <span className="flex flex-wrap items-center gap-x-3">
            <span role="status" className="tabular">
              {isExact ? countOf(total, 'transaction') : `More than ${countOf(total, 'transaction')}`}
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

function NothingHere({ isFiltered: filtered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      art={filtered ? <NoResultsArt /> : <WalletArt />}
      title="No Transactions Found"
      description={
        filtered
          ? 'Nothing matches this search and these filters.'
          : 'Sales will show up here as people buy accounts.'
      }
      headingLevel="h2"
    />
  );
}
