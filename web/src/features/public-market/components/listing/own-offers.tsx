import type { ListingDetails } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { useResumedAct } from '@/lib/use-resumed-act';
import { offersBetweenQuery, refreshOffers } from '@/shared/offers/api';
import { findAgreed } from '@/shared/offers/find-agreed';
import { MakeOfferButton } from '@/shared/offers/make-offer-button';

type OwnOffersProps = { listing: ListingDetails; side: 'made' | 'received' };

/** The open offers of this person for the listing, or the way to make one. */
export function OwnOffers(props: OwnOffersProps) {
  // Live updates and queries stand around the page in the portal only.
  return useInsideMain() ? <LiveOffers {...props} /> : <NewOffer {...props} />;
}

function LiveOffers({ listing, side }: OwnOffersProps) {
  const client = useQueryClient();
  // Without the answer there is the button, and the server refuses a second offer.
  const { data: open = [] } = useQuery(offersBetweenQuery({ side, state: 'open', listing_id: listing.id }));
  const [first] = open;
  if (first !== undefined) return <OpenOffer offer={first} count={open.length} />;
  return <NewOffer listing={listing} onSent={() => void refreshOffers(client)} />;
}

type AgreedPriceProps = {
  listing: ListingDetails;
  show: (amount: number, label: ReactNode) => ReactNode;
  /** Where nothing was agreed. */
  otherwise: ReactNode;
};

/** What this buyer agreed on with the seller, where it is less than the asking price. Stands in the portal, because of its query. */
export function AgreedPrice({ listing, show, otherwise }: AgreedPriceProps) {
  const { data = [] } = useQuery(offersBetweenQuery({ side: 'made', state: 'open', listing_id: listing.id }));
  const agreed = findAgreed(data);
  if (agreed === undefined) return otherwise;
  return show(
    agreed.amount,
    <span className="block font-normal text-muted-foreground text-xs">
      Agreed price<span className="sr-only">: </span>
    </span>,
  );
}

function NewOffer({ listing, onSent }: { listing: ListingDetails; onSent?: () => void }) {
  const isResumed = useResumedAct('offer');
  if (!listing.actions.includes('offer')) return null;
  return <MakeOfferButton listing={listing} variant="outline" startsOpen={isResumed} onSent={onSent} />;
}

function OpenOffer({ offer, count }: { offer: Offer; count: number }) {
  const { side, status, amount, actions } = offer;
  const list = `${paths.dashboard.offers}?side=${side === 'buyer' ? 'made' : 'received'}`;
  const pay = paths.dashboard.buy(offer.listing.id, paths.listing.to(offer.listing.id), offer.id);
  return (
    <div className="grid gap-3 rounded-lg bg-muted p-4 text-sm">
      <p>{side === 'seller' ? receivedSentence(count) : madeSentence(offer, formatNaira(amount))}</p>
      <Button asChild size="sm" variant={status === 'accepted' ? 'default' : 'outline'}>
        {actions.includes('pay') ? (
          <Link to={pay}>Pay {formatNaira(amount)} now</Link>
        ) : (
          <Link to={side === 'buyer' ? `${list}&offer=${offer.id}` : list}>
            {side === 'buyer' ? 'See your offer' : 'See the offers'}
          </Link>
        )}
      </Button>
    </div>
  );
}

const receivedSentence = (count: number) =>
  count === 1
    ? 'There is an open offer for this account.'
    : `There are ${count} open offers for this account.`;

function madeSentence({ status, proposed_by: by }: Offer, amount: string): string {
  if (status === 'accepted') return `The seller and you agreed on ${amount}.`;
  return by === 'buyer' ? `You offered ${amount}.` : `The seller asks for ${amount}.`;
}
