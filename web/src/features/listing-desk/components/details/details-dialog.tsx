import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Kbd } from '@/components/ui/kbd';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { FeaturedBadge, HiddenBadge } from '@/shared/listings/listing-badges';
import { StaffStatusBadge } from '@/shared/listings/listing-status-badge';
import { WorkPresence } from '@/shared/work/work-presence';
import { type StaffMove, staffListingQuery } from '../../api';
import type { Decide } from '../../hooks/use-decide';
import { moveTexts } from '../../logic/staff-moves';
import { DetailsFacts } from './details-facts';
import { Duplicates } from './duplicates';
import { FeaturedSwitch } from './featured-switch';
import { PictureWall } from './picture-wall';
import { Risk } from './risk';
import { SellerHistory } from './seller-history';
import { Timeline } from './timeline';

type DetailsDialogProps = {
  id: string;
  open: boolean;
  /** Single keys are on. */
  hasKeys: boolean;
  decide: Decide;
  onClose: () => void;
  /** Goes on to the next listing that waits, or closes. */
  onDecided: () => void;
  onReject: (listing: StaffListingDetails) => void;
  onMove: (listing: StaffListingDetails, move: StaffMove) => void;
  /** Of another listing, such as a duplicate. */
  onShow: (id: string) => void;
};

const staffMoves: readonly StaffMove[] = ['send_back', 'hide', 'unhide'];

export function DetailsDialog(props: DetailsDialogProps) {
  const { id, open, hasKeys, decide, onClose, onDecided, onReject, onMove, onShow } = props;
  const { data: listing, error, isFetching, refetch } = useQuery(staffListingQuery(id));
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="xl" aria-describedby={undefined} {...rowDetails}>
        <DialogHeader>
          <DialogTitle className="break-words">{listing?.handle ?? 'Listing'}</DialogTitle>
          {listing ? (
            <div className="flex flex-wrap gap-2">
              <StaffStatusBadge status={listing.status} />
              {listing.hidden_at ? <HiddenBadge /> : null}
              {listing.featured ? <FeaturedBadge /> : null}
            </div>
          ) : null}
          {open && listing?.status === 'pending' ? <WorkPresence kind="listing" id={listing.id} /> : null}
        </DialogHeader>
        <DialogBody className="pb-2">
          {listing ? (
            <Details listing={listing} onShow={onShow} />
          ) : error ? (
            <ErrorState
              description={failureSentence(error, 'This listing could not be loaded.')}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <DetailsSkeleton />
          )}
        </DialogBody>
        <DialogFooter>
          {hasKeys && listing?.actions.includes('approve') ? <KeyHint /> : null}
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {staffMoves.map((move) =>
            listing?.actions.includes(move) ? (
              <Button key={move} variant="outline" onClick={() => onMove(listing, move)}>
                {moveTexts[move].label}
              </Button>
            ) : null,
          )}
          {listing?.actions.includes('reject') ? (
            <Button variant="outline" onClick={() => onReject(listing)}>
              Reject
            </Button>
          ) : null}
          {listing?.actions.includes('approve') ? (
            <Button
              busy={decide.approving.includes(listing.id)}
              busyLabel="Approving..."
              onClick={() => decide.approve([listing], onDecided)}
            >
              Approve
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The keys of the list answer here as well. */
function KeyHint() {
  return (
    <p className="mr-auto hidden items-center gap-1.5 text-muted-foreground text-xs lg:flex">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd> next, previous <Kbd>A</Kbd> approve <Kbd>R</Kbd> reject
    </p>
  );
}

function Details({ listing, onShow }: { listing: StaffListingDetails; onShow: (id: string) => void }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_18rem]">
      <div className="grid min-w-0 content-start gap-6">
        <PictureWall listing={listing} />
        <section aria-labelledby="details-description">
          <h3 id="details-description" className="font-semibold">
            Description
          </h3>
          <p className="mt-1.5 whitespace-pre-line break-words text-sm">{listing.description}</p>
        </section>
        <Risk risk={listing.risk} />
        <Duplicates duplicates={listing.duplicates} onShow={onShow} />
        <Timeline steps={listing.timeline} />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <DetailsFacts listing={listing} />
        <FeaturedSwitch listing={listing} />
        <SellerHistory listing={listing} />
      </div>
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <LoadingRegion className="grid gap-6 lg:grid-cols-[1fr_18rem]">
      <Skeleton className="aspect-listing w-full" />
      <Skeleton className="h-60 w-full" />
    </LoadingRegion>
  );
}
