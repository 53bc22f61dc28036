import type { Offer, OfferStatus } from '@oja/contract/offers';
import type { BadgeVariant } from '@/components/ui/badge';

export const offerLooks: Readonly<Record<OfferStatus, { label: string; variant: BadgeVariant }>> = {
  offered: { label: 'Offered', variant: 'info' },
  countered: { label: 'Countered', variant: 'info' },
  accepted: { label: 'Accepted', variant: 'success' },
  declined: { label: 'Declined', variant: 'destructive' },
  withdrawn: { label: 'Withdrawn', variant: 'secondary' },
  lapsed: { label: 'Lapsed', variant: 'secondary' },
};

/** Where the offer stands, for its reader. */
export function offerSentence(offer: Offer): string {
  const { status, side, proposed_by: proposer, purchase_id, listing } = offer;
  if (purchase_id !== null) return 'The agreed price was paid.';
  const isOwn = side === proposer;
  const other = side === 'buyer' ? 'seller' : 'buyer';
  switch (status) {
    case 'offered':
    case 'countered':
      if (!listing.on_market) return 'The account is not on the market any more.';
      if (isOwn) return `Waits for the answer of the ${other}.`;
      return offer.counters_left > 0
        ? 'Waits for your answer.'
        : 'Waits for your answer. It cannot be countered any more.';
    case 'accepted':
      if (!listing.on_market) return 'The account is not on the market at the moment.';
      return side === 'buyer'
        ? 'The price is agreed. Pay it before the time is up.'
        : 'The price is agreed, and the buyer can pay it.';
    case 'declined':
      if (offer.declined_at_once && side === 'seller')
        return 'Declined at once, because it is below your lowest offer.';
      return isOwn ? `The ${other} declined it.` : 'You declined it.';
    case 'withdrawn':
      return isOwn ? 'You took it back.' : `The ${other} took it back.`;
    case 'lapsed':
      return 'Its time is over.';
  }
}
