import type { MarketListing } from '@oja/contract/market-fields';
import { useQueryClient } from '@tanstack/react-query';
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
import { fromResults } from '@/shared/listings/came-from-results';
import { CompareButton } from '@/shared/listings/compare/compare-button';
import { CoverBadge, FeaturedBadge, SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { SaveButton } from '@/shared/listings/save-button';
import { ContactButton } from '@/shared/messages/contact-button';
import { refreshOffers } from '@/shared/offers/api';
import { MakeOfferButton } from '@/shared/offers/make-offer-button';
import { ReportLink } from '@/shared/reports/report-link';

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
    <Card className="group/card relative grid h-full grid-cols-[7rem_1fr] content-start overflow-hidden sm:flex sm:flex-col">
      <div className="relative max-sm:m-3 max-sm:mr-0 max-sm:self-start">
        <Link to={page} state={fromResults} tabIndex={-1} aria-hidden="true">
          <ListingPicture
            src={listing.thumbnail}
            platform={listing.platform}
            eager={eager}
            className="max-sm:aspect-square max-sm:rounded-md"
          />
        </Link>
        {listing.featured ? <FeaturedBadge className="absolute top-1.5 left-1.5 sm:top-3 sm:left-3" /> : null}
        {listing.watching > 0 ? (
          <Badge className="absolute bottom-1.5 left-1.5 border-border bg-card text-card-foreground max-sm:[&_svg]:hidden sm:right-3 sm:bottom-3 sm:left-auto">
            <Eye aria-hidden="true" />
            {formatCount(listing.watching)} watching
          </Badge>
        ) : null}
      </div>
      {/* On a phone the page of the listing has it. */}
      <CompareButton
        listing={listing}
        compact
        className="absolute top-2 right-14 rounded-full max-sm:hidden pointer-coarse:right-15"
      />
      {isOwn ? null : (
        <SaveButton
          listing={listing}
          isSaved={isSaved}
          className="absolute top-1.5 right-1.5 max-sm:border-transparent sm:top-2 sm:right-2"
        />
      )}
      <div className="flex min-w-0 flex-col gap-1.5 p-3 sm:flex-1 sm:gap-3 sm:p-4 sm:pb-3">
        <div className="grid grid-cols-1 gap-1">
          <div className="flex items-center justify-between gap-2 max-sm:min-h-9 max-sm:pr-9">
            <h2 id={headingId} className="flex min-w-0 items-center gap-1.5 font-semibold text-base">
              <PlatformMark platform={listing.platform} size="sm" labelled />
              <Link to={page} state={fromResults} className="min-w-0 truncate rounded-sm hover:underline">
                {listing.handle}
              </Link>
              {listing.verified ? <VerifiedBadge /> : null}
            </h2>
            {/* The page of the listing has it for touch. */}
            <ReportLink
              type="listing"
              targetId={listing.id}
              ownerId={listing.seller.id}
              name={listing.handle}
              compact
              className="opacity-0 focus-visible:opacity-100 group-hover/card:opacity-100 max-sm:hidden pointer-coarse:hidden"
            />
          </div>
          <CardFacts listing={listing} />
          <CoverBadge days={listing.cover_days} />
        </div>
        <p className="line-clamp-2 wrap-anywhere text-sm max-sm:hidden">{listing.description}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-sm sm:mt-auto">
          <Link
            to={paths.seller.to(listing.seller.id)}
            className="min-w-0 truncate rounded-sm hover:underline"
          >
            <span className="sr-only">Seller: </span>
            {listing.seller.name}
          </Link>
          <SellerRating rating={listing.seller.rating} reviews={listing.seller.reviews} />
        </p>
      </div>
      <div className="col-span-2 mx-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t py-2.5 sm:mx-4 sm:items-end sm:pt-3 sm:pb-4">
        <div>
          <p className="text-muted-foreground text-xs max-sm:hidden">
            <span className="sr-only">Listed </span>
            {formatDate(listing.listedDate)}
          </p>
          <p className="tabular whitespace-nowrap font-semibold text-lg tracking-tight">
            {formatNaira(listing.price)}
          </p>
        </div>
        <CardAction listing={listing} headingId={headingId} isOwn={isOwn} onBuy={onBuy} />
      </div>
    </Card>
  );
}

/** Category and figures on a line each, so that neither is cut off. */
function CardFacts({ listing: { category, followers, engagement } }: { listing: MarketListing }) {
  const figures = [
    followers === null ? null : `${formatCountShort(followers)} followers`,
    engagement === null ? null : `${engagement}% engagement`,
  ].filter((figure) => figure !== null);
  return (
    <p className="text-muted-foreground text-sm">
      {category ? <span className="block truncate">{category}</span> : null}
      {/* On a phone they mostly stand on a line each, which should not begin with a dot. */}
      <span className="flex flex-wrap gap-x-1 max-sm:gap-x-3">
        {figures.length === 0 ? 'No figures given' : null}
        {figures.map((figure, index) => (
          <span key={figure}>
            {index === 0 ? null : <span className="max-sm:hidden">· </span>}
            {figure}
          </span>
        ))}
      </span>
    </p>
  );
}

type CardActionProps = { listing: MarketListing; headingId: string; isOwn: boolean; onBuy: () => void };

/** Every card has the same words on its button; the heading of the card says which account is meant. */
function CardAction({ listing, headingId, isOwn, onBuy }: CardActionProps) {
  const client = useQueryClient();
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
      <MakeOfferButton
        listing={listing}
        variant="outline"
        compact
        onSent={() => void refreshOffers(client)}
        aria-describedby={headingId}
      />
      <Button onClick={onBuy} aria-describedby={headingId}>
        Buy Now
      </Button>
    </div>
  );
}
