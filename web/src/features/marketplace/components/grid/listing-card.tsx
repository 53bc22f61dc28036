import type { MarketListing } from '@oja/contract/listings';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PlatformMark } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatCount, formatCountShort } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { FeaturedBadge, SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { ContactButton } from '@/shared/messages/contact-button';
import { ReportLink } from '@/shared/reports/report-link';
import { SaveButton } from './save-button';

type ListingCardProps = {
  listing: MarketListing;
  isSaved: boolean;
  /** True for the seller's own listings, which cannot be bought. */
  isOwn: boolean;
  /** Its picture is among the first that a person sees. */
  eager: boolean;
  onBuy: () => void;
};

export function ListingCard({ listing, isSaved, isOwn, eager, onBuy }: ListingCardProps) {
  const headingId = useId();
  const page = paths.listing.to(listing.id);
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Link to={page} tabIndex={-1} aria-hidden="true">
          <ListingPicture src={listing.thumbnail} platform={listing.platform} eager={eager} />
        </Link>
        {listing.featured ? <FeaturedBadge className="absolute top-3 left-3" /> : null}
        {isOwn ? null : <SaveButton listing={listing} isSaved={isSaved} className="absolute top-2 right-2" />}
        <Badge className="absolute right-3 bottom-3 border-border bg-card text-card-foreground">
          <Eye aria-hidden="true" />
          {formatCount(listing.watching)} watching
        </Badge>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid gap-1">
          <div className="flex items-center justify-between gap-2">
            <h2 id={headingId} className="flex min-w-0 items-center gap-1.5 font-semibold text-base">
              <PlatformMark platform={listing.platform} size="sm" labelled />
              <Link to={page} className="min-w-0 truncate rounded-sm hover:underline">
                {listing.handle}
              </Link>
              {listing.verified ? <VerifiedBadge /> : null}
            </h2>
            <ReportLink
              type="listing"
              targetId={listing.id}
              ownerId={listing.seller.id}
              name={listing.handle}
              compact
            />
          </div>
          <p className="truncate text-muted-foreground text-sm">{factsOf(listing)}</p>
        </div>
        <p className="line-clamp-2 break-words text-sm">{listing.description}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          <Link
            to={paths.seller.to(listing.seller.id)}
            className="min-w-0 truncate rounded-sm hover:underline"
          >
            <span className="sr-only">Seller: </span>
            {listing.seller.name}
          </Link>
          <SellerRating rating={listing.seller.rating} reviews={listing.seller.reviews} />
        </p>
        <div className="flex items-end justify-between gap-3 border-t pt-3">
          <div className="min-w-0">
            <p className="text-muted-foreground text-xs">
              <span className="sr-only">Listed </span>
              {formatDate(listing.listedDate)}
            </p>
            <p className="tabular break-words font-semibold text-lg tracking-tight">
              {formatNaira(listing.price)}
            </p>
          </div>
          <CardAction listing={listing} headingId={headingId} isOwn={isOwn} onBuy={onBuy} />
        </div>
      </div>
    </Card>
  );
}

type CardActionProps = { listing: MarketListing; headingId: string; isOwn: boolean; onBuy: () => void };

/** Every card has the same words on its button; the heading of the card says which account is meant. */
function CardAction({ listing, headingId, isOwn, onBuy }: CardActionProps) {
  if (isOwn) {
    return (
      <Button variant="outline" asChild>
        <Link to={paths.dashboard.myListings}>Your listing</Link>
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <ContactButton
        about={{ listing_id: listing.id }}
        handle={listing.handle}
        to="Seller"
        variant="outline"
        compact
        aria-describedby={headingId}
      />
      <Button onClick={onBuy} aria-describedby={headingId}>
        Buy Now
      </Button>
    </div>
  );
}

function factsOf({ category, followers, engagement }: MarketListing): string {
  const facts = [
    category,
    followers === null ? null : `${formatCountShort(followers)} followers`,
    engagement === null ? null : `${engagement}% engagement`,
  ];
  return facts.filter((fact) => fact !== null).join(' · ') || 'No figures given';
}
