import type { ListingDetails } from '@oja/contract/listings';
import { useEffect } from 'react';
import { PagePart } from '@/components/static-parts';
import { platformLabel } from '@/components/ui/platform-mark';
import { postPublic } from '@/lib/api/read-public';
import { formatNaira } from '@/lib/money';
import { ReviewsBelow } from '@/shared/reviews/reviews-below';
import { BackToResults } from './back-to-results';
import { BuyBar } from './buy-bar';
import { ListingGallery } from './listing-gallery';
import { ListingOffer } from './listing-offer';
import { staticListing } from './static-listing';

/** For a person who is signed in the page is drawn once more inside the portal, which is no second view. */
const viewedAfterMs = 1_000;

/** A listing on the market; its seller sees it at other times, too. */
export function LiveListing({ listing }: { listing: ListingDetails }) {
  const isPosted = listing.status === 'posted';
  useEffect(() => {
    if (!isPosted) return;
    const timer = setTimeout(() => postPublic(`/listings/${listing.id}/view`), viewedAfterMs);
    return () => clearTimeout(timer);
  }, [listing.id, isPosted]);
  return (
    <>
      <title>{`${listing.handle} on ${platformLabel(listing.platform)} · Oja`}</title>
      <BackToResults platform={listing.platform} />
      {/* On a phone the offer comes before the long text, beside both on a wide screen. */}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          <ListingGallery listing={listing} />
          <PagePart of={staticListing} id="listing-header">
            {({ ListingHeader }) => <ListingHeader listing={listing} />}
          </PagePart>
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-28 lg:row-span-2">
          <ListingOffer listing={listing} price={formatNaira(listing.price)} />
          <PagePart of={staticListing} id="listing-terms" className="grid gap-4">
            {({ ListingTerms }) => <ListingTerms listing={listing} />}
          </PagePart>
        </aside>
        <div className="grid min-w-0 gap-8">
          <PagePart of={staticListing} id="listing-text" className="grid min-w-0 gap-8">
            {({ ListingText }) => <ListingText listing={listing} />}
          </PagePart>
          <ReviewsBelow sellerId={listing.seller.id} pageSize={4} />
        </div>
      </div>
      <BuyBar listing={listing} />
    </>
  );
}
