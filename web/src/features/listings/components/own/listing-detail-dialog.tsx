import type { OwnListing } from '@oja/contract/listings';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { StackedFact } from '@/components/ui/facts';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { coverTermsQuery } from '@/shared/cover/api';
import { handoverText } from '@/shared/listings/handover-texts';
import { FeaturedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { ListingStatusBadge } from '@/shared/listings/listing-status-badge';
import { coverSumsSentence } from '../../logic/cover-sums-sentence';

type ListingDetailDialogProps = {
  listing: OwnListing;
  open: boolean;
  onClose: () => void;
  onEdit: () => void;
};

export function ListingDetailDialog({ listing, open, onClose, onEdit }: ListingDetailDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{listing.handle}</DialogTitle>
          <div className="flex flex-wrap gap-2">
            <ListingStatusBadge status={listing.status} />
            {listing.featured ? <FeaturedBadge /> : null}
          </div>
        </DialogHeader>
        <DialogBody className="grid content-start gap-5">
          <Pictures listing={listing} />
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3">
            <StackedFact label="Platform">
              <span className="flex items-center gap-1.5">
                <PlatformMark platform={listing.platform} size="sm" />
                {platformLabel(listing.platform)}
              </span>
            </StackedFact>
            <StackedFact label="Handle">{listing.handle}</StackedFact>
            <StackedFact label="Price">
              <span className="tabular">{formatNaira(listing.price)}</span>
            </StackedFact>
            <StackedFact label="Listed">{formatDate(listing.listedDate)}</StackedFact>
            <StackedFact label="Category">{listing.category ?? '—'}</StackedFact>
            <StackedFact label="Followers">
              {listing.followers === null ? '—' : formatCount(listing.followers)}
            </StackedFact>
            <StackedFact label="Watching">{formatCount(listing.watching)}</StackedFact>
            <StackedFact label="Hand-over">{handoverText(listing)}</StackedFact>
            <StackedFact label="Cover">
              {listing.cover_days === 0 ? 'None' : countOf(listing.cover_days, 'day')}
            </StackedFact>
            <StackedFact label="Saved by">{formatCount(listing.saves)}</StackedFact>
            <StackedFact label="Views, 90 days">{formatCount(listing.views)}</StackedFact>
          </dl>
          <div>
            <h3 className="text-muted-foreground text-sm">Description</h3>
            <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">{listing.description}</p>
          </div>
          {listing.actions.includes('edit') ? <CoverSums listing={listing} /> : null}
          <ListingAddress listing={listing} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {listing.actions.includes('edit') ? <Button onClick={onEdit}>Edit Listing</Button> : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Pictures({ listing }: { listing: OwnListing }) {
  if (listing.images.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {listing.images.map((url, index) => (
        <li key={url}>
          <ListingPicture
            src={url}
            platform={listing.platform}
            alt={`Screenshot ${index + 1}`}
            className="rounded-md border"
          />
        </li>
      ))}
    </ul>
  );
}

/** What a sale pays when; nothing without cover, which pays everything at once. */
function CoverSums({ listing }: { listing: OwnListing }) {
  const { data: terms } = useQuery(coverTermsQuery(listing.id, listing.price));
  if (terms === undefined || terms.days === 0) return null;
  return <p className="text-sm">{coverSumsSentence(terms)}</p>;
}

/** The public page, once staff have approved the listing. */
function ListingAddress({ listing }: { listing: OwnListing }) {
  const path = paths.listing.to(listing.id);
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton
        text={`${window.location.origin}${path}`}
        label="Copy Listing URL"
        showLabel
        variant="outline"
        onCopied={() => toast({ title: 'Link Copied' })}
        onFailed={() =>
          toast({
            title: 'Error',
            description: 'Your browser did not let us copy the link.',
            variant: 'destructive',
          })
        }
      />
      <Button variant="ghost" size="sm" asChild>
        <Link to={path} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" />
          Open Page
        </Link>
      </Button>
    </div>
  );
}
