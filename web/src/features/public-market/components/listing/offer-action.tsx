import type { ListingDetails } from '@oja/contract/listings';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';

type OfferActionProps = { listing: ListingDetails; className?: string };

/** The one next step this visitor has: the purchase itself happens in the portal. */
export function OfferAction({ listing, className }: OfferActionProps) {
  const next = useNextStep(listing);
  if (next === undefined) return null;
  return (
    <Button asChild size="lg" className={className}>
      <Link to={next.to}>{next.label}</Link>
    </Button>
  );
}

function useNextStep(listing: ListingDetails): { to: string; label: string } | undefined {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const purchase = paths.dashboard.buy(listing.id, paths.listing.to(listing.id));
  if (listing.actions.includes('edit') || listing.actions.includes('remove')) {
    return { to: paths.dashboard.myListings, label: 'Manage your listing' };
  }
  if (record === undefined) return { to: signInPathFor(purchase), label: 'Buy Now' };
  if (isStaffUser(record.user)) {
    return { to: paths.listing.inReview(listing.id), label: 'Open in Account Listings' };
  }
  // The purchase itself decides; a listing of one's own has no such step.
  return record.user.id === listing.seller.id ? undefined : { to: purchase, label: 'Buy Now' };
}
