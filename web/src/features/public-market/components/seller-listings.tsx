import type { listingEndpoints } from '@oja/contract/listings';
import type { MarketListing } from '@oja/contract/market-fields';
import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { readPublic } from '@/lib/api/read-public';
import { PublicCard } from './public-card';

type Page = { data: MarketListing[]; next_cursor: string | null };
type SellerListingsProps = { sellerId: string; name: string; first: Page };

export function SellerListings({ sellerId, name, first }: SellerListingsProps) {
  const [pages, setPages] = useState([first]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const loadMore = async () => {
    setState('busy');
    try {
      const query = new URLSearchParams({ seller: sellerId, ...(cursor ? { cursor } : {}) });
      const next = await readPublic<typeof listingEndpoints.listListings>(`/listings?${query}`);
      setPages((last) => [...last, next]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const listings = pages.flatMap((page) => page.data);
  return (
    <section aria-labelledby="seller-listings" className="mt-12">
      <h2 id="seller-listings" className="font-semibold text-2xl">
        On the market now
      </h2>
      {listings.length === 0 ? (
        <EmptyState
          art={<MarketStallArt />}
          title="Nothing on the market"
          description={`${name} has no account for sale at the moment.`}
        />
      ) : (
        <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <PublicCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
      {cursor ? (
        <div className="mt-8 grid justify-items-center gap-2">
          {state === 'failed' ? (
            <p role="alert" className="text-danger text-sm">
              More listings could not be loaded.
            </p>
          ) : null}
          <Button
            variant="outline"
            busy={state === 'busy'}
            busyLabel="Loading..."
            onClick={() => void loadMore()}
          >
            Load more
          </Button>
        </div>
      ) : null}
    </section>
  );
}
