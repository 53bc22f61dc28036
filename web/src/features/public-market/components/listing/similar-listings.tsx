import type { MarketListing } from '@oja/contract/market-fields';
import { PublicCard } from '../public-card';

/** Accounts for sale that are like the one of the page; on a phone the first four. */
export function SimilarListings({ listings }: { listings: readonly MarketListing[] }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="similar-accounts" className="mt-12">
      <h2 id="similar-accounts" className="font-semibold text-2xl">
        Similar accounts
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0 max-sm:nth-[n+5]:hidden">
            <PublicCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
