import type { listingEndpoints } from '@oja/contract/listings';
import type { MarketListing } from '@oja/contract/market-fields';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { readPublic } from '@/lib/api/read-public';
import { useMorePages } from '@/lib/use-more-pages';
import { PublicCard } from './public-card';

type Page = { data: MarketListing[]; next_cursor: string | null };
type SellerListingsProps = { sellerId: string; name: string; first: Page };

export function SellerListings({ sellerId, name, first }: SellerListingsProps) {
  const { pages, query } = useMorePages<Page>([first], (cursor) =>
    readPublic<typeof listingEndpoints.listListings>(
      `/listings?${new URLSearchParams({ seller: sellerId, cursor })}`,
    ),
  );
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
      <LoadMore query={query} failure="More listings could not be loaded." place="section" />
    </section>
  );
}
