import type { ListingDetails } from '@oja/contract/listings';
import { statedFacts } from '../../logic/stated-facts';

/** What the seller states at this moment: a page that led here may be older. */
export function StatedFactsList({ listing }: { listing: ListingDetails }) {
  return (
    <section aria-label="What the seller states" className="rounded-lg border px-4 text-sm">
      <dl className="divide-y">
        {statedFacts(listing).map(({ term, value }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
