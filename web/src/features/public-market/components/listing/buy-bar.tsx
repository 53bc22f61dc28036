import type { ListingDetails } from '@oja/contract/listings';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { OfferAction } from './offer-action';
import { SaveHeart } from './save-heart';

/** Price, heart and the next step, within reach of the thumb while a phone scrolls; above the bottom bar of the portal. */
export function BuyBar({ listing }: { listing: ListingDetails }) {
  const price = formatNaira(listing.price);
  return (
    <aside
      data-buy-bar=""
      aria-label="Price and purchase"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t bg-card lg:hidden"
    >
      <div className="mx-auto flex h-17 max-w-2xl items-center gap-3 px-4">
        {/* A price is never cut off: from ten million naira on it has no room in large figures. */}
        <p
          className={cn(
            'tabular wrap-anywhere min-w-0 flex-1 font-semibold tracking-tight',
            price.length > 13 ? 'text-sm' : 'text-lg',
          )}
        >
          <span className="sr-only">Price: </span>
          {price}
        </p>
        <SaveHeart listing={listing} />
        <OfferAction listing={listing} />
      </div>
    </aside>
  );
}
