import type { MarketListing } from '@oja/contract/market-fields';
import { Link } from 'react-router';
import { PlatformMark } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatCountShort } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { fromResults } from '@/shared/listings/came-from-results';
import { CoverBadge, FeaturedBadge, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';

type PublicCardProps = {
  listing: MarketListing;
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Its picture is among the first that a person sees. */
  eager?: boolean;
  /** It stands in a list of results, which its page leads back to. */
  isResult?: boolean;
};

/** A listing for visitors: all of it is one link to its page. On a phone the picture stands beside the text. */
export function PublicCard({
  listing,
  headingLevel: Heading = 'h3',
  eager = false,
  isResult = false,
}: PublicCardProps) {
  return (
    <Link
      to={paths.listing.to(listing.id)}
      state={isResult ? fromResults : undefined}
      className="group flex h-full overflow-hidden rounded-lg sm:flex-col border bg-card text-card-foreground transition-colors hover:border-primary"
    >
      <div className="relative shrink-0 max-sm:w-28">
        <ListingPicture
          src={listing.thumbnail}
          platform={listing.platform}
          eager={eager}
          className="max-sm:aspect-auto max-sm:h-full"
        />
        {listing.featured ? <FeaturedBadge className="absolute top-3 left-3 max-sm:hidden" /> : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:p-4">
        <Heading className="flex items-center gap-1.5 font-semibold text-base">
          <PlatformMark platform={listing.platform} size="sm" labelled />
          <span className="min-w-0 truncate group-hover:underline">{listing.handle}</span>
          {listing.verified ? <VerifiedBadge /> : null}
        </Heading>
        <p className="text-muted-foreground text-sm">
          {listing.category ? <span className="block truncate">{listing.category}</span> : null}
          {listing.followers === null ? null : (
            <span className="block">{formatCountShort(listing.followers)} followers</span>
          )}
        </p>
        <CoverBadge days={listing.cover_days} />
        {/* Clear of the button that compares. */}
        <p className="tabular wrap-anywhere mt-auto pt-2 font-semibold text-lg tracking-tight max-sm:pr-12">
          {formatNaira(listing.price)}
        </p>
      </div>
    </Link>
  );
}
