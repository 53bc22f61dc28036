import type { ReactNode } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { WalletArt } from '@/components/art/wallet-art';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { failureSentence } from '@/lib/api/failure-sentence';
import { MovementSkeletons } from '@/shared/wallet/movement-skeletons';

type MovementListProps = {
  /** An infinite query, or what looks like one. */
  query: Parameters<typeof LoadMore>[0]['query'] & {
    isPending: boolean;
    isPlaceholderData: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** Undefined when nothing could be loaded. */
  rows: readonly ReactNode[] | undefined;
  isFiltered: boolean;
};

/** A list of any length in a window of 96 units. */
export function MovementList({ query, rows, isFiltered }: MovementListProps) {
  return (
    <section
      aria-label="Transactions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain rounded-lg border -outline-offset-2"
    >
      <p role="status" className="sr-only">
        {rows && !query.isFetching ? `${rows.length} shown` : ''}
      </p>
      <Rows query={query} rows={rows} isFiltered={isFiltered} />
    </section>
  );
}

function Rows({ query, rows, isFiltered }: MovementListProps) {
  if (query.isPending) return <MovementSkeletons />;
  if (rows === undefined) {
    return (
      <ErrorState
        title="Failed to load transactions"
        description={failureSentence(query.error, 'Please try again.')}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
        className="py-6"
      />
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          art={isFiltered ? <NoResultsArt /> : <WalletArt />}
          title={isFiltered ? 'No transactions found matching your criteria' : 'No recent transactions'}
          className="py-8"
        />
      ) : (
        <ul aria-busy={query.isPlaceholderData} className="divide-y transition-opacity aria-busy:opacity-60">
          {rows}
        </ul>
      )}
      <LoadMore query={query} failure="Older transactions could not be loaded." />
    </>
  );
}
