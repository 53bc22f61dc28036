import type { listingEndpoints } from '@oja/contract/listings';
import type { MarketListing } from '@oja/contract/market-fields';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { readPublic } from '@/lib/api/read-public';
import { PublicCard } from './public-card';

const shown = 4;

export function NewestGrid() {
  const listings = useNewest();
  if (listings.length === 0) return null;
  return (
    <div className="mt-14 border-t border-dashed pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-2xl">Newest on the market</h3>
        <Button variant="outline" asChild>
          <Link to={paths.market.all}>
            See the whole market
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <PublicCard listing={listing} headingLevel="h4" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useNewest(): readonly MarketListing[] {
  const [listings, setListings] = useState<readonly MarketListing[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    readPublic<typeof listingEndpoints.listListings>(`/listings?limit=${shown}`, stop.signal).then(
      ({ data }) => setListings(data),
      // Nothing to show is what a visitor sees; the rest of the page does not depend on it.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return listings;
}
