import type { MarketListing } from '@oja/contract/listings';
import { Link } from 'react-router';
import { PlatformMark } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatCountShort } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { FeaturedBadge, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';

type PublicCardProps = { listing: MarketListing; headingLevel?: 'h2' | 'h3' | 'h4' };

/** A listing for visitors: all of it is one link to its page. */
export function PublicCard({ listing, headingLevel: Heading = 'h3' }: PublicCardProps) {
  const figures = [
    listing.category,
    listing.followers === null ? null : `${formatCountShort(listing.followers)} followers`,
  ];
  return (
    <Link
      to={paths.listing.to(listing.id)}
      className="group flex h-full flex-col overflow-hidden rounded-lg border bg-card text-card-foreground transition-colors hover:border-primary"
    >
      <div className="relative">
        <ListingPicture src={listing.thumbnail} platform={listing.platform} />
        {listing.featured ? <FeaturedBadge className="absolute top-3 left-3" /> : null}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <Heading className="flex items-center gap-1.5 font-semibold text-base">
          <PlatformMark platform={listing.platform} size="sm" labelled />
          <span className="min-w-0 truncate group-hover:underline">{listing.handle}</span>
          {listing.verified ? <VerifiedBadge /> : null}
        </Heading>
        <p className="truncate text-muted-foreground text-sm">{figures.filter(Boolean).join(' · ')}</p>
        <p className="tabular mt-auto pt-2 font-semibold text-lg tracking-tight">
          {formatNaira(listing.price)}
        </p>
      </div>
    </Link>
  );
}
