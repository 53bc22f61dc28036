import { marketCountedAtMost } from '@oja/contract/listing-labels';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/class-names';
import { countOf, formatCount } from '@/lib/counts';
import { useIncrementalList } from '@/lib/use-incremental-list';
import { useNearViewport } from '@/lib/use-near-viewport';
import { CompareLink } from '@/shared/listings/compare/compare-button';
import { CorrectedSearch } from '@/shared/listings/corrected-search';
import { savedIdsQuery } from '@/shared/listings/saved-listings';
import { explainNoResult } from '@/shared/listings/search-texts';
import { marketQuery, marketTotalQuery } from '../../api';
import { joinPages } from '../../logic/join-pages';
import { countFilters, type MarketFilter } from '../../logic/market-filter';
import { CardSkeletons, gridClasses } from './card-skeletons';
import { ListingCard } from './listing-card';

type MarketGridProps = {
  filter: MarketFilter;
  /** Who looks at it. */
  viewerId: string;
  onBuy: (listingId: string) => void;
  onClear: () => void;
};

/** The pictures of this many cards stand on the first screen. */
const firstScreen = 3;

/** So many cards are drawn at a time. */
const twoRows = 6;

/** The browser lays out and paints a card when it comes near; until then it takes the room of an ordinary one. */
const farAwayClasses =
  '[contain-intrinsic-size:auto_13rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_29rem]';

export function MarketGrid({ filter, viewerId, onBuy, onClear }: MarketGridProps) {
  const query = useInfiniteQuery(marketQuery(filter));
  const savedIds = useQuery(savedIdsQuery).data ?? [];
  const pages = useDeferredValue(query.data?.pages);
  const listings = joinPages(pages ?? []);
  const drawn = useIncrementalList(listings.length, twoRows);
  // After Back every card takes its true height at once, or the restored position would show another card.
  const [wasCached] = useState(listings.length > 0);
  if (query.isError && query.data === undefined) return <LoadFailure />;
  if (pages === undefined) return <CardSkeletons />;
  if (listings.length === 0) return <NothingFound filter={filter} onClear={onClear} />;
  return (
    <>
      <CorrectedSearch typed={filter.search} corrected={pages[0]?.corrected_search ?? null} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-3">
        <ResultCount
          filter={filter}
          loaded={listings.length}
          pages={pages.length}
          hasMore={query.hasNextPage}
        />
        <CompareLink />
      </div>
      <ul
        aria-busy={query.isPlaceholderData}
        className={cn(gridClasses, 'transition-opacity aria-busy:opacity-60')}
      >
        {listings.slice(0, drawn).map((listing, index) => (
          <li
            key={listing.id}
            className={cn('min-w-0', !wasCached && index >= firstScreen && farAwayClasses)}
          >
            <ListingCard
              listing={listing}
              isSaved={savedIds.includes(listing.id)}
              isOwn={listing.seller.id === viewerId}
              eager={index < firstScreen}
              onBuy={() => onBuy(listing.id)}
            />
          </li>
        ))}
      </ul>
      {drawn === listings.length && query.hasNextPage && !query.isPlaceholderData ? (
        <NextPage query={query} />
      ) : null}
    </>
  );
}

type ResultCountProps = { filter: MarketFilter; loaded: number; pages: number; hasMore: boolean };

/**
 * How many there are. Beyond the first page the market is asked, also at the end of the list, where a search shows its best
 * matches alone. The market knows nothing of wishlists and sellers.
 */
function ResultCount({ filter, loaded, pages, hasMore }: ResultCountProps) {
  const isCounted = !filter.saved && filter.seller === undefined && (hasMore || pages > 1);
  const { data: total } = useQuery({ ...marketTotalQuery(filter), enabled: isCounted });
  const countedAtMost = marketCountedAtMost(filter.search);
  const known = isCounted ? total : hasMore ? undefined : loaded;
  return (
    <p className="tabular text-muted-foreground text-sm">
      {known === undefined
        ? `${countOf(loaded, 'account')} shown, more below`
        : known >= countedAtMost
          ? `More than ${formatCount(countedAtMost)} accounts`
          : countOf(known, 'account')}
    </p>
  );
}

function LoadFailure() {
  return (
    <Card>
      <ErrorState
        title="Failed to load listings"
        description="Please try again later or contact support if the problem persists."
        retryLabel="Try Again"
        onRetry={() => window.location.reload()}
        headingLevel="h2"
      />
    </Card>
  );
}

function NothingFound({ filter, onClear }: { filter: MarketFilter; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="No listings found"
        description={whatToTry(filter)}
        headingLevel="h2"
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    </Card>
  );
}

function whatToTry(filter: MarketFilter): string {
  if (filter.saved) return 'Press the heart on a card to save an account for later.';
  const { search } = filter;
  return explainNoResult({
    where: 'on the market',
    search,
    filters: countFilters({ ...filter, search: '' }),
  });
}

type NextPageProps = {
  query: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Comes near the screen before it is seen. The button is for those who do not scroll, and for a second try. */
function NextPage({ query }: NextPageProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, () => {
    if (!query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage();
  });
  if (query.isFetchNextPageError) {
    return (
      <Card>
        <ErrorState
          title="Something went wrong"
          retryLabel="Retry"
          onRetry={() => void query.fetchNextPage()}
          retrying={query.isFetchingNextPage}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return (
    <div ref={end} className="flex min-h-16 justify-center">
      {query.isFetchingNextPage ? (
        <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
          <Spinner />
          Loading more listings
        </p>
      ) : (
        <Button variant="outline" onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  );
}
