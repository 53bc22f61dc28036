import type { ListingDetails } from '@oja/contract/listings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { formatRelative } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { serverNowMs } from '@/lib/server-clock';
import { listingQuery } from '@/shared/listings/listing-query';
import { offerQuery } from '@/shared/offers/api';
import { noteView, ownPurchaseQuery } from '../../api';
import { BuyConfirmation } from './buy-confirmation';
import { useAgreedOffer } from './use-agreed-offer';
import { useBuy } from './use-buy';

type BuyDialogProps = {
  listingId: string;
  /** An accepted offer, whose price is paid instead of the asking price. */
  offerId?: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Where the person comes back to after adding funds. */
  back: string;
};

/** Asks the server once more before anything is paid: a card may have stood on the screen for an hour. */
export function BuyDialog({ listingId, offerId, open, onClose, back }: BuyDialogProps) {
  return (
    <Dialog inAddress open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <BuyAtAgreedPrice
          key={`${listingId} ${offerId ?? ''}`}
          listingId={listingId}
          offerId={offerId}
          onClose={onClose}
          back={back}
        />
      </DialogContent>
    </Dialog>
  );
}

/** A buyer who agreed on less with the seller pays that, also where the way here led past the offer. */
function BuyAtAgreedPrice({ offerId, ...rest }: Omit<BuyDialogProps, 'open'>) {
  const agreed = useAgreedOffer(rest.listingId, offerId);
  return agreed === undefined ? <BuySkeleton /> : <BuySteps {...rest} offerId={agreed.offerId} />;
}

function BuySteps({ listingId, offerId, onClose, back }: Omit<BuyDialogProps, 'open'>) {
  const { buy, ordered } = useBuy();
  const [seen, setSeen] = useState<ListingDetails>();
  // Being bought takes a listing off the market: its buyer goes on seeing what they ordered, and it is not fetched again.
  const { data, error, isFetching, refetch } = useQuery({
    ...listingQuery(listingId),
    enabled: ordered === undefined,
  });
  const agreed = useQuery({
    ...offerQuery(offerId ?? ''),
    enabled: offerId !== undefined && ordered === undefined,
  });
  const listing = ordered?.listing ?? data;
  if (seen === undefined && listing !== undefined) setSeen(listing);
  const offer = ordered?.offer ?? agreed.data;
  const isOfferMissing = offerId !== undefined && offer === undefined;
  const failure = error ?? agreed.error;
  useEffect(() => noteView(listingId), [listingId]);
  if ((listing === undefined || isOfferMissing) && failure === null) return <BuySkeleton />;
  // Also when it was still there a moment ago.
  const isGone = failure instanceof ApiError && [400, 404].includes(failure.status);
  if (ordered === undefined && isGone) return <GoneListing listingId={listingId} onClose={onClose} />;
  if (listing === undefined || isOfferMissing) {
    return (
      <>
        <ConfirmHeader />
        <DialogBody className="pb-6">
          <ErrorState
            onRetry={() => void Promise.all([refetch(), agreed.refetch()])}
            retrying={isFetching}
            className="py-4"
          />
        </DialogBody>
      </>
    );
  }
  if (!listing.actions.includes('buy')) return <NotForSale listing={listing} onClose={onClose} />;
  if (offer && !ordered && !offer.actions.includes('pay')) {
    return <AgreementOver listing={listing} onClose={onClose} />;
  }
  return (
    <>
      <ConfirmHeader />
      <BuyConfirmation
        listing={listing}
        seen={seen ?? listing}
        offer={offer}
        ordered={ordered}
        onBuy={buy}
        onSeen={() => setSeen(listing)}
        onClose={onClose}
        back={back}
      />
    </>
  );
}

function GoneListing({ listingId, onClose }: { listingId: string; onClose: () => void }) {
  const { data: purchase, isPending } = useQuery({ ...ownPurchaseQuery(listingId), retry: false });
  if (isPending) return <BuySkeleton />;
  if (!purchase) return <NotForSale onClose={onClose} />;
  const { handle, bought_at: boughtAt } = purchase;
  return (
    <Ending
      art={<MarketStallArt />}
      title={`You bought it ${formatRelative(boughtAt, serverNowMs())}`}
      description={`You find ${handle} under My Purchases.`}
      onClose={onClose}
    >
      <Link to={`${paths.dashboard.myPurchases}?search=${encodeURIComponent(handle)}`}>
        See Your Purchase
      </Link>
    </Ending>
  );
}

function NotForSale({ listing, onClose }: { listing?: ListingDetails; onClose: () => void }) {
  const isOwn = listing?.actions.includes('edit') ?? false;
  return isOwn ? (
    <Ending
      art={<NoResultsArt />}
      title="This is your own listing"
      description="You can change or withdraw it under My Listings."
      onClose={onClose}
    >
      <Link to={paths.dashboard.myListings}>My Listings</Link>
    </Ending>
  ) : (
    <Ending
      art={<NoResultsArt />}
      title="This account is no longer on the market"
      description="Somebody was faster, or the seller withdrew it."
      onClose={onClose}
    />
  );
}

function AgreementOver({ listing, onClose }: { listing: ListingDetails; onClose: () => void }) {
  return (
    <Ending
      art={<NoResultsArt />}
      title="The agreed price no longer holds"
      description={`${listing.handle} is still on the market for ${formatNaira(listing.price)}.`}
      onClose={onClose}
    >
      <Link to={paths.dashboard.offers}>Offers</Link>
    </Ending>
  );
}

type EndingProps = {
  art: ReactNode;
  title: string;
  description: string;
  onClose: () => void;
  /** A link that leads on. */
  children?: ReactNode;
};

/** Nothing is left to confirm, so the dialog is named after the reason. */
function Ending({ art, title, description, onClose, children }: EndingProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <div className="mx-auto w-44 py-4">{art}</div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {children ? <Button asChild>{children}</Button> : null}
      </DialogFooter>
    </>
  );
}

function ConfirmHeader() {
  return (
    <DialogHeader>
      <DialogTitle>Confirm your purchase</DialogTitle>
      <DialogDescription>Nothing is paid before you confirm.</DialogDescription>
    </DialogHeader>
  );
}

function BuySkeleton() {
  return (
    <>
      <ConfirmHeader />
      <DialogBody className="pb-6">
        <LoadingRegion className="grid gap-4">
          <div className="flex gap-4">
            <Skeleton className="h-18 w-28" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-24 w-full" />
        </LoadingRegion>
      </DialogBody>
    </>
  );
}
