import type { ListingDetails } from '@oja/contract/listings';
import type { Offer, offerEndpoints } from '@oja/contract/offers';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { readPublic } from '@/lib/api/read-public';
import { formatNaira } from '@/lib/money';
import { useResumedAct } from '@/lib/use-resumed-act';
import { MakeOfferButton } from '@/shared/offers/make-offer-button';

type OwnOffersProps = { listing: ListingDetails; side: 'made' | 'received' };

/** The open offers of this person for the listing, or the way to make one. */
export function OwnOffers({ listing, side }: OwnOffersProps) {
  const isResumed = useResumedAct('offer');
  const [open, setOpen] = useState<readonly Offer[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const path = `/offers?side=${side}&state=open&listing_id=${listing.id}`;
    readPublic<typeof offerEndpoints.listOffers>(path, leaving.signal)
      .then(({ data }) => setOpen(data))
      // Without the answer there is the button, and the server refuses a second offer.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [listing.id, side]);
  const [first] = open;
  if (first !== undefined) return <OpenOffer offer={first} count={open.length} />;
  if (!listing.actions.includes('offer')) return null;
  return (
    <MakeOfferButton
      listing={listing}
      variant="outline"
      startsOpen={isResumed}
      onSent={(offer) => setOpen(offer.expires_at === null ? [] : [offer])}
    />
  );
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
