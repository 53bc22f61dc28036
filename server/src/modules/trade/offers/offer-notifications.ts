import type { TraderSide } from '@oja/contract/offers';
import type { Tx } from '../../../db/transaction.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import type { LapseReason } from '../../../domain/offer/decide-offer.ts';
import type { OfferAnswer } from '../../../domain/offer/offer-process.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import type { OfferListingFacts } from '../listings/index.ts';
import type { OfferRow } from './offer.store.ts';

interface Step {
  transition: 'make' | OfferAnswer;
  listing: Pick<OfferListingFacts, 'handle' | 'handoverKind' | 'priceKobo'>;
  /** Who took the step; an offer is made by its buyer. */
  side?: TraderSide;
  now: Date;
}

/** Notifies the other side of a step. */
export function notifyOfStep(tx: Tx, offer: OfferRow, step: Step): Promise<void> {
  return notifyAll(tx, [draftOf(offer, step)], step.now);
}

function draftOf(offer: OfferRow, { transition, listing, side: actor = 'buyer' }: Step): NotificationDraft {
  const side = actor === 'buyer' ? 'seller' : 'buyer';
  const userId = side === 'buyer' ? offer.buyerId : offer.sellerId;
  const { id: offerId, amountKobo, dueAt: until } = offer;
  const handle = side === 'buyer' ? publicHandle(listing) : listing.handle;
  const data = { offerId, handle, amountKobo, side } as const;
  switch (transition) {
    case 'make':
      return draftNotification('offer_received', userId, { ...data, priceKobo: listing.priceKobo, until });
    case 'counter':
      return draftNotification('offer_countered', userId, { ...data, until });
    case 'accept':
      return draftNotification('offer_accepted', userId, { ...data, until });
    case 'decline':
      return draftNotification('offer_declined', userId, data);
    case 'withdraw':
      return draftNotification('offer_withdrawn', userId, data);
  }
}

/** Notifies both sides when the time is up, and otherwise the side that could not have known. */
export function notifyOfLapse(
  tx: Tx,
  offer: OfferRow,
  lapsed: {
    why: LapseReason;
    listing: Pick<OfferListingFacts, 'handle' | 'handoverKind'>;
    buyerActive: boolean;
    /** At the asking price: that is no news to the buyer. */
    buyerBought: boolean;
    now: Date;
  },
): Promise<void> {
  const { why, listing, now } = lapsed;
  const { id: offerId, amountKobo } = offer;
  const data = { offerId, amountKobo, why };
  const buyer = draftNotification('offer_lapsed', offer.buyerId, {
    ...data,
    handle: publicHandle(listing),
    side: 'buyer',
  });
  const seller = draftNotification('offer_lapsed', offer.sellerId, {
    ...data,
    handle: listing.handle,
    side: 'seller',
  });
  const drafts = {
    unanswered: [buyer, seller],
    unpaid: [buyer, seller],
    sold: [buyer],
    off_market: [buyer],
    buyer_gone: [seller],
  };
  return notifyAll(
    tx,
    drafts[why].filter((draft) => draft !== buyer || (lapsed.buyerActive && !lapsed.buyerBought)),
    now,
  );
}
