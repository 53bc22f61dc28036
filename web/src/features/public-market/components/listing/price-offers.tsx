import type { ListingDetails } from '@oja/contract/listings';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import { loadOwnParts } from './load-own-parts';

const OwnOffers = lazy(async () => ({ default: (await loadOwnParts()).OwnOffers }));

/** Offers for this listing, as far as they are the visitor's: who is not signed in is led there, and comes back. */
export function PriceOffers({ listing }: { listing: ListingDetails }) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  if (record === undefined) {
    return (
      <Button asChild variant="outline">
        <Link to={signInPathFor(`${paths.listing.to(listing.id)}?offer=1`)}>
          <HandCoins aria-hidden="true" />
          Make an offer
        </Link>
      </Button>
    );
  }
  if (isStaffUser(record.user)) return null;
  const isOwn = record.user.id === listing.seller.id;
  return (
    <Suspense fallback={null}>
      <OwnOffers listing={listing} side={isOwn ? 'received' : 'made'} />
    </Suspense>
  );
}
