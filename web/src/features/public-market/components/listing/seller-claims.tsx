import type { ListingClaims } from '@oja/contract/listing-claims';
import { claimRows } from '@/shared/listings/claim-texts';

/** What the seller claims beyond the figures; nothing where nothing is stated. */
export function SellerClaims({ claims }: { claims: ListingClaims }) {
  const rows = claimRows(claims);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="seller-says">
      <h2 id="seller-says" className="font-semibold text-2xl">
        The seller says
      </h2>
      <dl className="mt-3 divide-y rounded-lg border bg-card px-4 text-sm">
        {rows.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        Oja has not checked this. It is kept with your purchase, so that a dispute can be decided by it.
      </p>
    </section>
  );
}
