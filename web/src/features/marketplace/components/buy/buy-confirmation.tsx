import type { CoverTerms } from '@oja/contract/cover';
import type { ListingDetails } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { coverTermsQuery } from '@/shared/cover/api';
import { VerifiedBadge } from '@/shared/listings/listing-badges';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { refreshOffers } from '@/shared/offers/api';
import { MakeOfferButton } from '@/shared/offers/make-offer-button';
import { checkWallet } from '@/shared/wallet/check-wallet';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { hasOtherSteps } from '../../logic/stated-facts';
import { BuyTerms } from './buy-terms';
import { ChangedFacts } from './changed-facts';
import { CoverTermsLine } from './cover-terms-line';
import { PriceTable } from './price-table';
import { StatedFactsList } from './stated-facts-list';
import type { Order } from './use-buy';

type BuyConfirmationProps = {
  listing: ListingDetails;
  /** The version that the person has read. */
  seen: ListingDetails;
  /** An accepted offer, whose price is paid instead of the asking price. */
  offer: Offer | undefined;
  /** What was ordered; its balance is shown from then on, because the purchase lowers the one in the wallet. */
  ordered: Order | undefined;
  onBuy: (order: Order) => void;
  /** The person has read what changed. */
  onSeen: () => void;
  onClose: () => void;
  back: string;
};

export function BuyConfirmation(props: BuyConfirmationProps) {
  const { listing, seen, offer, ordered, onSeen, onClose } = props;
  const client = useQueryClient();
  const currentBalance = useQuery(walletStatsQuery).data?.[0]?.value;
  const balance = ordered ? ordered.balance : currentBalance;
  const isBuying = ordered !== undefined;
  const price = offer?.amount ?? listing.price;
  const cover = useQuery(coverTermsQuery(listing.id, price));
  const isChanged = seen.version !== listing.version || hasOtherSteps(seen, listing);
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <ListingLine listing={listing} />
        {isChanged ? <ChangedFacts seen={seen} listing={listing} /> : null}
        <PriceTable
          price={price}
          askingPrice={offer && listing.price}
          feePercent={listing.terms.fee_percent}
          balance={balance}
        />
        <StatedFactsList listing={listing} />
        <CoverTermsLine query={cover} />
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
        {isChanged ? (
          <Button onClick={onSeen}>Continue With the Changes</Button>
        ) : (
          <PayButton {...props} price={price} balance={balance} cover={cover.data} />
        )}
      </DialogFooter>
    </>
  );
}

type PayButtonProps = Pick<BuyConfirmationProps, 'listing' | 'offer' | 'ordered' | 'onBuy' | 'back'> & {
  price: number;
  balance: number | undefined;
  /** The terms of cover, once they are shown. */
  cover: CoverTerms | undefined;
};

/** Pays, or leads to Add Funds when the wallet holds too little. A balance that is not known is not too little. */
function PayButton({ listing, offer, ordered, onBuy, back, price, balance, cover }: PayButtonProps) {
  const missing = balance === undefined ? undefined : checkWallet(balance, price).missing;
  if (missing !== undefined && !ordered) {
    return (
      <Button asChild>
        <Link to={`${paths.dashboard.addFunds}&amount=${missing}&back=${encodeURIComponent(back)}`}>
          Add Funds
        </Link>
      </Button>
    );
  }
  return (
    <Button
      busy={ordered !== undefined}
      busyLabel="Buying..."
      disabled={cover === undefined}
      onClick={() => onBuy({ listing, offer, balance, cover })}
    >
      {offer ? `Pay ${formatNaira(price)}` : 'Buy Now'}
    </Button>
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
          <span className="min-w-0 wrap-anywhere">{listing.handle}</span>
          {listing.verified ? <VerifiedBadge /> : null}
        </p>
        <p className="truncate text-muted-foreground text-sm">
          {platformLabel(listing.platform)} · sold by {listing.seller.name}
        </p>
      </div>
    </div>
  );
}
