import type { ListingDetails } from '@oja/contract/listings';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import { useResumedAct } from '@/lib/use-resumed-act';
import { CompareButton } from '@/shared/listings/compare/compare-button';
import { ReportLink } from '@/shared/reports/report-link';
import { loadOwnParts } from './load-own-parts';
import { OfferAction } from './offer-action';
import { PriceOffers } from './price-offers';
import { SaveHeart } from './save-heart';
import { ShareButton } from './share-button';

const ContactButton = lazy(async () => ({ default: (await loadOwnParts()).ContactButton }));

export function ListingOffer({ listing, price }: { listing: ListingDetails; price: string }) {
  return (
    <Card className="grid gap-4 p-5">
      {/* On a narrow screen price, heart and next step stand in the bar at the lower edge. */}
      <div className="flex items-start justify-between gap-3 max-lg:hidden">
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">Price</p>
          <p className="tabular break-words font-semibold text-3xl tracking-tight">{price}</p>
        </div>
        <SaveHeart listing={listing} />
      </div>
      <OfferAction listing={listing} className="max-lg:hidden" />
      <PriceOffers listing={listing} />
      <ContactAction listing={listing} />
      <div className="flex gap-3 *:flex-1">
        <ShareButton title={`${listing.handle} on Oja`} path={paths.listing.to(listing.id)} />
        <CompareButton listing={listing} />
      </div>
      <ReportLink
        type="listing"
        targetId={listing.id}
        ownerId={listing.seller.id}
        name={listing.handle}
        className="-my-1 justify-self-center"
      />
    </Card>
  );
}

/** Who is not signed in is led there, and comes back to the open dialog. */
function ContactAction({ listing }: { listing: ListingDetails }) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const isResumed = useResumedAct('contact', { isReady: record !== undefined });
  if (record?.user.id === listing.seller.id) return null;
  if (record === undefined) {
    return (
      <Button asChild variant="outline">
        <Link to={signInPathFor(`${paths.listing.to(listing.id)}?contact=1`)}>
          <MessageCircle aria-hidden="true" />
          Contact Seller
        </Link>
      </Button>
    );
  }
  return (
    <Suspense fallback={null}>
      <ContactButton
        about={{ listing_id: listing.id }}
        handle={listing.handle}
        to="Seller"
        variant="outline"
        startsOpen={isResumed}
      />
    </Suspense>
  );
}
