import type { ListingDetails } from '@oja/contract/listings';
import { Notice } from '@/components/ui/notice';
import { factChanges } from '../../logic/stated-facts';

type ChangedFactsProps = {
  /** The version that the person has read. */
  seen: ListingDetails;
  listing: ListingDetails;
};

/** What the seller changed since the person read the listing. */
export function ChangedFacts({ seen, listing }: ChangedFactsProps) {
  return (
    <Notice variant="warning" role="alert">
      <p className="font-medium">The seller has changed this listing since you opened it.</p>
      <ul className="grid gap-1">
        {factChanges(seen, listing).map(({ term, before, after }) => (
          <li key={term}>
            {term === 'Pictures' ? (
              'The pictures are different.'
            ) : (
              <>
                {term}: <del>{before ?? 'not stated'}</del> → {after ?? 'not stated any more'}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
