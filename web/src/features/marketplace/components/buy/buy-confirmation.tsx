import type { ListingDetails } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { refreshOffers } from '@/shared/offers/api';
import { MakeOfferButton } from '@/shared/offers/make-offer-button';
import { checkWallet } from '@/shared/wallet/check-wallet';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { BuyTerms } from './buy-terms';
import { CoverTermsLine } from './cover-terms-line';
import { PriceTable } from './price-table';
import type { Order } from './use-buy';

type BuyConfirmationProps = {
  listing: ListingDetails;
  /** An accepted offer, whose price is paid instead of the asking price. */
  offer: Offer | undefined;
  isBuying: boolean;
  onBuy: (order: Order) => void;
  onClose: () => void;
  back: string;
};

export function BuyConfirmation({ listing, offer, isBuying, onBuy, onClose, back }: BuyConfirmationProps) {
  const client = useQueryClient();
  const balance = useQuery(walletStatsQuery).data?.[0]?.value;
  // Not known is not short: the server decides, and says so.
  const price = offer?.amount ?? listing.price;
  const missing = balance === undefined ? undefined : checkWallet(balance, price).missing;
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <ListingLine listing={listing} />
        <PriceTable
          price={price}
          askingPrice={offer && listing.price}
          feePercent={listing.terms.fee_percent}
          balance={balance}
        />
        <CoverTermsLine listingId={listing.id} price={price} />
        <BuyTerms listing={listing} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBuying} onClick={onClose}>
          Cancel
        </Button>
        {offer === undefined && listing.actions.includes('offer') ? (
          <MakeOfferButton
            listing={listing}
            variant="outline"
            disabled={isBuying}
            onSent={(made) => {
              void refreshOffers(client);
              if (made.status !== 'declined') onClose();
            }}
          />
        ) : null}
        {missing !== undefined && !isBuying ? (
          <Button asChild>
            <Link to={`${paths.dashboard.addFunds}&amount=${missing}&back=${encodeURIComponent(back)}`}>
              Add Funds
            </Link>
          </Button>
        ) : (
          <Button busy={isBuying} busyLabel="Buying..." onClick={() => onBuy({ listing, offer })}>
            {offer ? `Pay ${formatNaira(price)}` : 'Buy Now'}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function ListingLine({ listing }: { listing: ListingDetails }) {
  return (
    <div className="flex items-center gap-4">
      <ListingPicture
        src={listing.thumbnail}
        platform={listing.platform}
        eager
        className="w-28 shrink-0 rounded-md border"
      />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-semibold">
          <span className="min-w-0 truncate">{listing.handle}</span>
          {listing.verified ? <VerifiedBadge /> : null}
        </p>
        <p className="truncate text-muted-foreground text-sm">
          {platformLabel(listing.platform)} · sold by {listing.seller.name}
        </p>
      </div>
    </div>
  );
}
