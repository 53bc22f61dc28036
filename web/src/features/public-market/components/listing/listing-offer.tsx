import type { ListingDetails } from '@oja/contract/listings';
import { MessageCircle, ShieldCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import { ContactButton } from '@/shared/messages/contact-button';
import { ReportLink } from '@/shared/reports/report-link';
import { PriceOffers } from './price-offers';

export function ListingOffer({ listing, price }: { listing: ListingDetails; price: string }) {
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <p className="text-muted-foreground text-sm">Price</p>
        <p className="tabular break-words font-semibold text-3xl tracking-tight">{price}</p>
      </div>
      <OfferAction listing={listing} />
      <PriceOffers listing={listing} />
      <ContactAction listing={listing} />
      <CopyButton
        text={() => new URL(paths.listing.to(listing.id), window.location.origin).href}
        label="Copy link"
        showLabel
        variant="outline"
        size="md"
        onCopied={() => toast({ title: 'Link Copied' })}
      />
      <p className="flex items-start gap-2 text-muted-foreground text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        The price waits in escrow until you have checked the account.
      </p>
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

/** The one next step this visitor has: the purchase itself happens in the portal. */
function OfferAction({ listing }: { listing: ListingDetails }) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const purchase = paths.dashboard.buy(listing.id, paths.listing.to(listing.id));
  if (listing.actions.includes('edit') || listing.actions.includes('remove')) {
    return <WayOn to={paths.dashboard.myListings}>Manage your listing</WayOn>;
  }
  if (record === undefined) return <WayOn to={signInPathFor(purchase)}>Buy Now</WayOn>;
  if (listing.actions.includes('buy')) return <WayOn to={purchase}>Buy Now</WayOn>;
  if (!isStaffUser(record.user)) return null;
  return <WayOn to={`${paths.admin.listings}?listing=${listing.id}`}>Open in Account Listings</WayOn>;
}

/** Who is not signed in is led there, and comes back to the open dialog. */
function ContactAction({ listing }: { listing: ListingDetails }) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const [search] = useSearchParams();
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
    <ContactButton
      about={{ listing_id: listing.id }}
      handle={listing.handle}
      to="Seller"
      variant="outline"
      startsOpen={search.has('contact')}
    />
  );
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild size="lg">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
