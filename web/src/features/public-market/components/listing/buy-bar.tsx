import type { ListingDetails } from '@oja/contract/listings';
import { lazy, type ReactNode, Suspense } from 'react';
import { useInsideMain } from '@/components/shell/inside-main';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { loadOwnParts } from './load-own-parts';
import { OfferAction } from './offer-action';
import { SaveHeart } from './save-heart';

const AgreedPrice = lazy(async () => ({ default: (await loadOwnParts()).AgreedPrice }));

/** Price, heart and the next step, within reach of the thumb while a phone scrolls; above the bottom bar of the portal. */
export function BuyBar({ listing }: { listing: ListingDetails }) {
  const isInPortal = useInsideMain();
  const asking = showPrice(listing.price, <span className="sr-only">Price: </span>);
  return (
    <aside
      data-buy-bar=""
      aria-label="Price and purchase"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 border-t bg-card lg:hidden"
    >
      <div className="mx-auto flex h-17 max-w-2xl items-center gap-3 px-4">
        {isInPortal ? (
          <Suspense fallback={asking}>
            <AgreedPrice listing={listing} otherwise={asking} show={showPrice} />
          </Suspense>
        ) : (
          asking
        )}
        <SaveHeart listing={listing} />
        <OfferAction listing={listing} />
      </div>
    </aside>
  );
}

function showPrice(amount: number, label: ReactNode): ReactNode {
  const price = formatNaira(amount);
  return (
    // A price is never cut off: from ten million naira on it has no room in large figures.
    <p
      className={cn(
        'tabular wrap-anywhere min-w-0 flex-1 font-semibold tracking-tight',
        price.length > 13 ? 'text-sm' : 'text-lg',
      )}
    >
      {label}
      {price}
    </p>
  );
}
