import type { ListingDetails } from '@oja/contract/listings';
import { useEffect } from 'react';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { postPublic } from '@/lib/api/read-public';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { FeaturedBadge, VerifiedBadge } from '@/shared/listings/listing-badges';
import { SellerReviews } from '@/shared/reviews/seller-reviews';
import { BackToResults } from './back-to-results';
import { BuyBar } from './buy-bar';
import { DealTerms } from './deal-terms';
import { HandoverSection } from './handover-section';
import { ListingFacts } from './listing-facts';
import { ListingGallery } from './listing-gallery';
import { ListingOffer } from './listing-offer';
import { SellerCard } from './seller-card';
import { SellerClaims } from './seller-claims';

/** A listing on the market; its seller sees it at other times, too. */
export function LiveListing({ listing }: { listing: ListingDetails }) {
  useEffect(() => postPublic(`/listings/${listing.id}/view`), [listing.id]);
  return (
    <>
      <title>{`${listing.handle} on ${platformLabel(listing.platform)} · Oja`}</title>
      <BackToResults platform={listing.platform} />
      {/* On a phone the offer comes before the long text, beside both on a wide screen. */}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          <ListingGallery listing={listing} />
          <ListingHeader listing={listing} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-28 lg:row-span-2">
          <ListingOffer listing={listing} price={formatNaira(listing.price)} />
          <DealTerms listing={listing} />
          <SellerCard seller={listing.seller} record={listing.seller_record} />
        </aside>
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="about-account">
            <h2 id="about-account" className="font-semibold text-2xl">
              About this account
            </h2>
            <p className="mt-3 max-w-prose whitespace-pre-line break-words leading-7">
              {listing.description}
            </p>
          </section>
          <ListingFacts listing={listing} />
          <HandoverSection listing={listing} />
          <SellerClaims claims={listing.claims} />
          <SellerReviews sellerId={listing.seller.id} pageSize={4} />
        </div>
      </div>
      <BuyBar listing={listing} />
    </>
  );
}

function ListingHeader({ listing }: { listing: ListingDetails }) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
        <PlatformMark platform={listing.platform} size="sm" />
        <span>{[platformLabel(listing.platform), listing.category].filter(Boolean).join(' · ')}</span>
        {listing.featured ? <FeaturedBadge /> : null}
      </div>
      <h1 className="flex flex-wrap items-center gap-2 font-bold text-3xl tracking-tight sm:text-4xl">
        <span className="min-w-0 break-words">{listing.handle}</span>
        {listing.verified ? <VerifiedBadge className="size-6" /> : null}
      </h1>
      <p className="text-muted-foreground text-sm">Listed {formatDate(listing.listedDate)}</p>
    </header>
  );
}
