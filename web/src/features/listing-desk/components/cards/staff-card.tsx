import type { StaffListing } from '@oja/contract/staff-listing';
import { Check, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { formatDate, formatSpan } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { serverNowMs } from '@/lib/server-clock';
import { FeaturedBadge, HiddenBadge, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { StaffStatusBadge } from '@/shared/listings/listing-status-badge';
import { PersonLink } from '@/shared/people/person-link';
import type { OpenDeskDialog } from '../../hooks/use-desk-dialogs';
import { SignalBadges } from './signal-badges';
import { StaffCardMenu } from './staff-card-menu';

type StaffCardProps = {
  listing: StaffListing;
  isSelected: boolean;
  onToggle: () => void;
  isApproving: boolean;
  onApprove: () => void;
  onDetails: () => void;
  onOpen: OpenDeskDialog;
};

export function StaffCard({
  listing,
  isSelected,
  onToggle,
  isApproving,
  onApprove,
  onDetails,
  onOpen,
}: StaffCardProps) {
  const { actions, handle, seller } = listing;
  const isPending = actions.includes('approve');
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex gap-4">
        <button
          type="button"
          aria-label={`View details of ${handle}`}
          onClick={onDetails}
          className="h-fit w-28 shrink-0 overflow-hidden rounded-md border"
        >
          <ListingPicture src={listing.thumbnail} platform={listing.platform} />
        </button>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 break-words font-semibold text-base leading-6">{handle}</h2>
            <StaffCardMenu listing={listing} onDetails={onDetails} onOpen={onOpen} />
          </div>
          <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
            <PlatformMark platform={listing.platform} size="sm" className="mt-0.5" />
            {factsOf(listing)}
          </p>
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <span className="min-w-0 truncate">
              <span className="sr-only">Seller: </span>
              <PersonLink id={seller.id} name={seller.name} />
            </span>
            {seller.verified ? <VerifiedBadge /> : null}
          </p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <div>
          <p className="tabular font-semibold text-lg tracking-tight">{formatNaira(listing.price)}</p>
          <p className="text-muted-foreground text-sm">
            Submitted {formatDate(listing.submitted_at)}
            {isPending ? `, waiting ${formatSpan(listing.submitted_at, serverNowMs())}` : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {listing.featured ? <FeaturedBadge /> : null}
          {listing.hidden_at ? <HiddenBadge /> : null}
          <StaffStatusBadge status={listing.status} />
        </div>
      </div>
      {isPending ? <SignalBadges names={listing.risk_signals} /> : null}
      {isPending ? (
        <div className="flex items-center gap-2 border-t pt-3">
          <Checkbox aria-label={`Select ${handle}`} checked={isSelected} onCheckedChange={onToggle} />
          <div className="ml-auto flex gap-2">
            <Button size="sm" busy={isApproving} busyLabel="Approving..." onClick={onApprove}>
              <Check aria-hidden="true" />
              Approve
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={isApproving}
              onClick={() => onOpen({ kind: 'reject', seen: [listing], handle })}
            >
              <X aria-hidden="true" />
              Reject
            </Button>
          </div>
        </div>
      ) : null}
    </Card>
  );
}

function factsOf({ platform, category, followers }: StaffListing): string {
  const facts = [platformLabel(platform), category ?? 'No category', followers && `${followers} followers`];
  return facts.filter(Boolean).join(' · ');
}
