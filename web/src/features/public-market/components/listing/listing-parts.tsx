import type { ListingDetails } from '@oja/contract/listings';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { FeaturedBadge, VerifiedBadge } from '@/shared/listings/listing-badges';
import { HandoverSection } from './handover-section';
import { ListingFacts } from './listing-facts';
import { PurchaseTerms } from './purchase-terms';
import { SellerCard } from './seller-card';
import { SellerClaims } from './seller-claims';

/** What is only read on the page of a listing, see static-listing.ts. */

export { GoneListing } from './gone-listing';
export { SimilarListings } from './similar-listings';
export { SoldListing } from './sold-listing';

export function ListingHeader({ listing }: { listing: ListingDetails }) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
        <PlatformMark platform={listing.platform} size="sm" />
        <span>{[platformLabel(listing.platform), listing.category].filter(Boolean).join(' · ')}</span>
        {listing.featured ? <FeaturedBadge /> : null}
      </div>
      <h1 className="flex flex-wrap items-center gap-2 font-bold text-3xl tracking-tight sm:text-4xl">
        <span className="min-w-0 wrap-anywhere">{listing.handle}</span>
        {listing.verified ? <VerifiedBadge className="size-6" /> : null}
      </h1>
      {/* On a phone the figures are far below, and they are what a visitor asks first. */}
      <p className="text-muted-foreground text-sm">
        {listing.followers === null ? null : (
          <span className="lg:hidden">{formatCount(listing.followers)} followers · </span>
        )}
        Listed {formatDate(listing.listedDate)}
      </p>
    </header>
  );
}

export function ListingTerms({ listing }: { listing: ListingDetails }) {
  return (
    <>
      <PurchaseTerms listing={listing} />
      <SellerCard seller={listing.seller} record={listing.seller_record} />
    </>
  );
}

export function ListingText({ listing }: { listing: ListingDetails }) {
  return (
    <>
      <section aria-labelledby="about-account">
        <h2 id="about-account" className="font-semibold text-2xl">
          About this account
        </h2>
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere leading-7">{listing.description}</p>
      </section>
      <ListingFacts listing={listing} />
      <HandoverSection listing={listing} />
      <SellerClaims claims={listing.claims} />
    </>
  );
}
