import type { ListingDetails } from '@oja/contract/listings';
import { formatNaira } from '@/lib/money';
import { OfferAction } from './offer-action';
import { SaveHeart } from './save-heart';

/** Price, heart and the next step, within reach of the thumb while a phone scrolls; above the bottom bar of the portal. */
export function BuyBar({ listing }: { listing: ListingDetails }) {
  return (
    <aside
      data-buy-bar=""
      aria-label="Price and purchase"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t bg-card lg:hidden"
    >
      <div className="mx-auto flex h-17 max-w-2xl items-center gap-3 px-4">
        <p className="tabular min-w-0 flex-1 truncate font-semibold text-lg tracking-tight">
          <span className="sr-only">Price: </span>
          {formatNaira(listing.price)}
        </p>
        <SaveHeart listing={listing} />
        <OfferAction listing={listing} />
      </div>
    </aside>
  );
}
