import type { ListingDetails } from '@oja/contract/listings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { checkWallet } from '@/shared/wallet/check-wallet';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { BuyTerms } from './buy-terms';
import { PriceTable } from './price-table';

type BuyConfirmationProps = {
  listing: ListingDetails;
  isBuying: boolean;
  onBuy: (listing: ListingDetails) => void;
  onClose: () => void;
  back: string;
};

export function BuyConfirmation({ listing, isBuying, onBuy, onClose, back }: BuyConfirmationProps) {
  const balance = useQuery(walletStatsQuery).data?.[0]?.value;
  // Not known is not short: the server decides, and says so.
  const missing = balance === undefined ? undefined : checkWallet(balance, listing.price).missing;
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <ListingLine listing={listing} />
        <PriceTable price={listing.price} feePercent={listing.terms.fee_percent} balance={balance} />
        <BuyTerms terms={listing.terms} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBuying} onClick={onClose}>
          Cancel
        </Button>
        {missing !== undefined && !isBuying ? (
          <Button asChild>
            <Link to={`${paths.dashboard.addFunds}&amount=${missing}&back=${encodeURIComponent(back)}`}>
              Add Funds
            </Link>
          </Button>
        ) : (
          <Button busy={isBuying} busyLabel="Buying..." onClick={() => onBuy(listing)}>
            Buy Now
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
