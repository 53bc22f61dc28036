import type { OwnListing } from '@oja/contract/listings';
import { Eye, Heart, Pencil, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { countOf } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { FeaturedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { ListingStatusBadge } from '@/shared/listings/listing-status-badge';
import type { OpenOwnDialog } from '../../hooks/use-own-dialogs';
import { OwnListingMenu } from './own-listing-menu';

type OwnListingCardProps = { listing: OwnListing; onOpen: OpenOwnDialog };

export function OwnListingCard({ listing, onOpen }: OwnListingCardProps) {
  const canEdit = listing.actions.includes('edit');
  return (
    <Card className="grid overflow-hidden max-sm:grid-cols-[6rem_1fr] sm:grid-cols-[14rem_1fr]">
      <ListingPicture
        src={listing.thumbnail}
        platform={listing.platform}
        className="max-sm:m-4 max-sm:mr-0 max-sm:aspect-square max-sm:self-start max-sm:rounded-md sm:aspect-auto sm:h-full"
      />
      <div className="grid min-w-0 content-between gap-4 p-4 sm:p-5">
        <div className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-base sm:text-lg">
                <span className="min-w-0 wrap-anywhere">{listing.handle}</span>
                <ListingStatusBadge status={listing.status} />
                {listing.featured ? <FeaturedBadge /> : null}
              </h2>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
                <span className="flex items-center gap-1.5">
                  <PlatformMark platform={listing.platform} size="sm" />
                  {platformLabel(listing.platform)}
                </span>
                <span className="flex min-w-0 gap-1 max-sm:hidden">
                  ID
                  <span className="max-w-24 truncate font-mono text-xs leading-5" title={listing.id}>
                    {listing.id}
                  </span>
                </span>
                <span>Listed {formatDate(listing.listedDate)}</span>
              </p>
            </div>
            <OwnListingMenu listing={listing} onOpen={onOpen} />
          </div>
          <p className="line-clamp-2 wrap-anywhere text-sm">{listing.description}</p>
          <CardNote listing={listing} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="tabular font-semibold text-xl tracking-tight">{formatNaira(listing.price)}</p>
            <p className="flex gap-3 text-muted-foreground text-sm">
              <span className="flex items-center gap-1">
                <Eye aria-hidden="true" className="size-3.5" />
                {countOf(listing.views, 'view')}
              </span>
              <span className="flex items-center gap-1">
                <Heart aria-hidden="true" className="size-3.5" />
                {countOf(listing.saves, 'save')}
              </span>
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => onOpen('details', listing)}>
              <Eye aria-hidden="true" />
              View Listing
            </Button>
            <Button size="sm" disabled={!canEdit} onClick={() => onOpen('edit', listing)}>
              <Pencil aria-hidden="true" />
              Edit Details
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Why it is not on the market, where the seller can do something about it. */
function CardNote({ listing }: { listing: OwnListing }) {
  const note = noteOf(listing);
  if (note === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{note}</span>
    </p>
  );
}

function noteOf(listing: OwnListing): string | undefined {
  if (listing.needs_new_credentials) {
    return 'A buyer has seen the old password. Change it on the platform and save the new one here.';
  }
  if (listing.status === 'rejected' && listing.rejection_reason) return listing.rejection_reason;
  return undefined;
}
