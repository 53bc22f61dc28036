import type { SoldListing as Sold } from '@oja/contract/public-listing';
import type { purchaseEndpoints } from '@oja/contract/purchases';
import { BellPlus, PackageCheck } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { readPublic } from '@/lib/api/read-public';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { ListingPicture } from '@/shared/listings/listing-picture';

/** A listing that was sold: what it was, and ways to one like it. */
export function SoldListing({ sold }: { sold: Sold }) {
  const isBuyer = useIsBuyer(sold.id);
  const likeIt = { platform: sold.platform, ...(sold.category === null ? {} : { category: sold.category }) };
  const facts = [
    platformLabel(sold.platform),
    sold.category,
    sold.followers === null ? null : `${formatCount(sold.followers)} followers`,
  ];
  return (
    <Card className="grid gap-6 p-5 sm:grid-cols-[16rem_1fr] sm:items-center sm:p-8">
      <title>{`${sold.handle} was sold · Oja`}</title>
      <ListingPicture
        src={sold.thumbnail}
        platform={sold.platform}
        eager
        className="rounded-lg border grayscale"
      />
      <div className="grid gap-4">
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <PlatformMark platform={sold.platform} size="sm" />
          {facts.filter(Boolean).join(' · ')}
        </p>
        <h1 className="wrap-anywhere font-bold text-3xl tracking-tight sm:text-4xl">
          {sold.handle} was sold on {formatDate(sold.sold_at)}
        </h1>
        <p className="max-w-prose text-muted-foreground">
          It is no longer for sale. You can be told when an account like it comes on the market.
        </p>
        <div className="flex flex-wrap gap-3">
          {isBuyer ? (
            <Button asChild size="lg">
              <Link to={`${paths.dashboard.myPurchases}?search=${encodeURIComponent(sold.handle)}`}>
                <PackageCheck aria-hidden="true" />
                See your purchase
              </Link>
            </Button>
          ) : null}
          <Button asChild size="lg" variant={isBuyer ? 'outline' : 'default'}>
            <Link to={paths.dashboard.newSavedSearch(likeIt)}>
              <BellPlus aria-hidden="true" />
              Tell me when one like it appears
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.market.platform(sold.platform)}>
              {platformLabel(sold.platform)} accounts for sale
            </Link>
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Whether the person who looks at it bought it. */
function useIsBuyer(listingId: string): boolean {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const mayHaveBought = record !== undefined && !isStaffUser(record.user);
  const [isBuyer, setBuyer] = useState(false);
  useEffect(() => {
    if (!mayHaveBought) return;
    const leaving = new AbortController();
    readPublic<typeof purchaseEndpoints.findOwnPurchase>(
      `/listings/${listingId}/own-purchase`,
      leaving.signal,
    )
      .then(({ data: purchase }) => setBuyer(purchase !== null))
      // Without the answer the page says what it says to everybody.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [listingId, mayHaveBought]);
  return isBuyer;
}
