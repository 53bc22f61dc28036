import type { HandoverOutline } from '@oja/contract/handover-fields';
import type { ListingDetails } from '@oja/contract/listings';
import { Notice } from '@/components/ui/notice';
import { hoursText } from '@/shared/listings/handover-texts';
import { factChanges, hasOtherSteps } from '../../logic/stated-facts';

type ChangedFactsProps = {
  /** The version that the person has read. */
  seen: ListingDetails;
  listing: ListingDetails;
};

/** What changed since the person read the listing: by its seller, or in the steps of the hand-over. */
export function ChangedFacts({ seen, listing }: ChangedFactsProps) {
  return (
    <>
      {seen.version === listing.version ? null : <ChangedListing seen={seen} listing={listing} />}
      {listing.handover && hasOtherSteps(seen, listing) ? <ChangedSteps {...listing.handover} /> : null}
    </>
  );
}

function ChangedListing({ seen, listing }: ChangedFactsProps) {
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

/** The titles can be the same, because the text of a step or its deadline may have changed. */
function ChangedSteps({ steps }: Pick<HandoverOutline, 'steps'>) {
  return (
    <Notice variant="warning" role="alert">
      <p className="font-medium">
        Oja has changed the hand-over of such accounts since you opened this listing.
      </p>
      <p>These are the steps now:</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map(({ by, title, wait }) => (
          <li key={title}>
            {title} ({by === 'seller' ? 'seller' : 'you'}
            {wait === null ? '' : `, then ${hoursText(wait.hours)} of waiting`})
          </li>
        ))}
      </ol>
    </Notice>
  );
}
