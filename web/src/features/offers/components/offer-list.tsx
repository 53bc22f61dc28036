import type { OfferSide } from '@oja/contract/offers';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { offerQuery, offersQuery } from '@/shared/offers/api';
import type { OfferView } from '../offer-address';
import { OfferCard } from './offer-card';

export function OfferList({ view }: { view: OfferView }) {
  const query = useInfiniteQuery(offersQuery(view));
  // The one that a notification leads to may stand on a later page, or be over meanwhile.
  const marked = useQuery({ ...offerQuery(view.offer ?? ''), enabled: view.offer !== undefined }).data;
  if (query.isPending) return <OfferSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Could not fetch offers"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const listed = query.data.pages.flatMap((page) => page.data);
  const isElsewhere = marked !== undefined && !listed.some(({ id }) => id === marked.id);
  const offers = isElsewhere && sideOf(marked.side) === view.side ? [marked, ...listed] : listed;
  if (offers.length === 0) return <NoOffers side={view.side} isFiltered={view.state !== undefined} />;
  return (
    <section
      aria-label={view.side === 'made' ? 'Offers you made' : 'Offers you received'}
      aria-busy={query.isPlaceholderData}
      className="grid gap-4 transition-opacity aria-busy:opacity-60"
    >
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} marked={offer.id === view.offer} />
      ))}
      <LoadMore query={query} failure="Older offers could not be loaded." />
    </section>
  );
}

const sideOf = (side: 'buyer' | 'seller'): OfferSide => (side === 'buyer' ? 'made' : 'received');

function NoOffers({ side, isFiltered }: { side: OfferSide; isFiltered: boolean }) {
  const made = side === 'made';
  return (
    <Card>
      <EmptyState
        art={isFiltered ? <NoResultsArt /> : <MarketStallArt />}
        title={isFiltered ? 'No such offers' : 'No offers yet'}
        description={
          made
            ? 'Offer less than the asking price with the button beside Buy Now.'
            : 'When a buyer offers a price for one of your accounts, it is here.'
        }
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={made ? paths.dashboard.marketplace : paths.dashboard.myListings}>
              {made ? 'Marketplace' : 'My Listings'}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

function OfferSkeletons() {
  return (
    <LoadingRegion label="Loading offers" className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="grid gap-5 p-5">
          <div className="flex items-start gap-4">
            <Skeleton className="h-18 w-28 shrink-0" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
              <Skeleton className="h-6 w-48 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
          </div>
          <Skeleton className="h-12" />
        </Card>
      ))}
    </LoadingRegion>
  );
}
