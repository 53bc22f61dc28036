import { useInfiniteQuery } from '@tanstack/react-query';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { ownListingsQuery } from '../../api';
import type { OpenOwnDialog } from '../../hooks/use-own-dialogs';
import { isFiltered, type OwnFilter } from '../../logic/own-filter';
import { OwnListingCard } from './own-listing-card';

type OwnListProps = {
  filter: OwnFilter;
  onOpen: OpenOwnDialog;
  /** Missing without a plan. */
  onAdd: (() => void) | undefined;
};

export function OwnList({ filter, onOpen, onAdd }: OwnListProps) {
  const query = useInfiniteQuery(ownListingsQuery(filter));
  if (query.isPending) return <OwnSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load listings"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const listings = query.data.pages.flatMap((page) => page.data);
  if (listings.length === 0) return <NoListings filtered={isFiltered(filter)} onAdd={onAdd} />;
  return (
    <section
      aria-label="Your listings"
      aria-busy={query.isPlaceholderData}
      className="grid gap-4 transition-opacity aria-busy:opacity-60"
    >
      {listings.map((listing) => (
        <OwnListingCard key={listing.id} listing={listing} onOpen={onOpen} />
      ))}
      <LoadMore query={query} failure="Older listings could not be loaded." />
    </section>
  );
}

function NoListings({ filtered, onAdd }: { filtered: boolean; onAdd: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        art={filtered ? <NoResultsArt /> : <MarketStallArt />}
        title="No listings found"
        description={
          filtered ? 'Try adjusting your search criteria.' : "You haven't created any listings yet."
        }
        headingLevel="h2"
        action={onAdd ? <Button onClick={onAdd}>Create Your First Listing</Button> : undefined}
      />
    </Card>
  );
}

function OwnSkeletons() {
  return (
    <LoadingRegion label="Loading your listings" className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="grid overflow-hidden sm:grid-cols-[14rem_1fr]">
          <Skeleton className="aspect-listing rounded-none sm:aspect-auto sm:h-full sm:min-h-44" />
          <div className="grid content-between gap-4 p-5">
            <div className="grid gap-3">
              <Skeleton className="h-6 w-48 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
              <Skeleton className="h-4 w-full" />
            </div>
            <Skeleton className="h-9 w-40" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  );
}
