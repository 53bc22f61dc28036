import type { Offer } from '@oja/contract/offers';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { OfferButtons } from '@/shared/offers/offer-buttons';
import { offerLooks } from '@/shared/offers/offer-labels';
import { OfferProgress } from '@/shared/offers/offer-progress';

/** `marked` is the one that a notification leads to. */
export function OfferCard({ offer, marked }: { offer: Offer; marked: boolean }) {
  const { listing, status, side, with: other } = offer;
  const look = offerLooks[status];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) card.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <Card ref={card} className={cn('grid gap-4 p-4 sm:p-5', marked && 'ring-2 ring-primary')}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ListingPicture
          src={listing.thumbnail}
          platform={listing.platform}
          className="w-20 shrink-0 rounded-md border sm:w-28"
        />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-lg">
            {listing.on_market ? (
              <Link to={paths.listing.to(listing.id)} className="min-w-0 wrap-anywhere hover:underline">
                {listing.handle}
              </Link>
            ) : (
              <span className="min-w-0 wrap-anywhere">{listing.handle}</span>
            )}
            <Badge variant={look.variant}>{look.label}</Badge>
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
            <span className="flex items-center gap-1.5">
              <PlatformMark platform={listing.platform} size="sm" />
              {platformLabel(listing.platform)}
            </span>
            <span>
              {side === 'buyer' ? 'Sold by' : 'Offered by'} {other.name}
            </span>
            <span className="tabular">Asking price {formatNaira(listing.price)}</span>
          </div>
        </div>
        <p className="tabular font-semibold text-xl tracking-tight">{formatNaira(offer.amount)}</p>
      </div>
      <OfferProgress offer={offer} />
      <div className="flex flex-wrap gap-2">
        <OfferButtons offer={offer} />
        {offer.purchase_id ? (
          <Button asChild size="sm" variant="outline">
            <Link to={side === 'buyer' ? paths.dashboard.myPurchases : paths.dashboard.mySales}>
              {side === 'buyer' ? 'See purchase' : 'See sale'}
            </Link>
          </Button>
        ) : null}
        {offer.conversation_id ? (
          <Button asChild size="sm" variant="ghost">
            <Link to={`${paths.dashboard.messages}?conversation=${offer.conversation_id}`}>
              <MessageCircle aria-hidden="true" />
              Conversation
            </Link>
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
