import { nairaFromKobo } from '@oja/contract/money';
import { offerTerms } from '@oja/contract/offer-terms';
import type { Offer, OfferAction } from '@oja/contract/offers';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { isOnMarket, refuseAnswer, statusAt } from '../../../domain/offer/decide-offer.ts';
import { isOpenOffer, type OfferAnswer } from '../../../domain/offer/offer-process.ts';
import { presentImages } from '../listings/index.ts';
import type { OwnOffer } from './offer.queries.ts';

/** An offer as the reader sees it at this moment; the conversation is found by the module that knows it. */
export function presentOffer(row: OwnOffer, now: Date): Omit<Offer, 'conversation_id'> {
  const status = statusAt(row, now);
  const mayReadNumber = row.side === 'seller' || row.purchaseId !== null;
  const isWaiting = isOpenOffer(status) || (status === 'accepted' && row.purchaseId === null);
  return {
    id: row.id,
    status,
    side: row.side,
    listing: {
      id: row.listingId,
      handle: mayReadNumber ? row.handle : publicHandle(row),
      platform: row.platform,
      price: nairaFromKobo(row.priceKobo),
      thumbnail: presentImages(row.images).thumbnail,
      status: row.listingStatus,
      on_market: isOnMarket(listingOf(row)),
    },
    with: {
      id: row.otherId,
      name: shownText(row.otherName),
      avatar: row.otherAvatar,
      verified: row.otherVerified,
    },
    amount: nairaFromKobo(row.amountKobo),
    proposed_by: row.proposedBy,
    counters_left: offerTerms.counters - row.counters,
    declined_at_once: row.declinedAtOnce,
    expires_at: isWaiting ? row.dueAt.toISOString() : null,
    amounts: row.amounts.map(({ by, kobo, at }) => ({
      by,
      amount: nairaFromKobo(kobo),
      at: new Date(at).toISOString(),
    })),
    purchase_id: row.purchaseId,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    actions: actionsOf(row, now),
  };
}

function actionsOf(row: OwnOffer, now: Date): OfferAction[] {
  const isPayable = statusAt(row, now) === 'accepted' && row.purchaseId === null && row.side === 'buyer';
  if (isPayable) return isOnMarket(listingOf(row)) ? ['pay'] : [];
  const answers: readonly OfferAnswer[] = ['accept', 'counter', 'decline', 'withdraw'];
  return answers.filter((answer) => mayAnswer(row, answer, now));
}

function mayAnswer(row: OwnOffer, answer: OfferAnswer, now: Date): boolean {
  const { side, buyerActive } = row;
  // An amount that would be taken from the reader: a kobo more than the last one, or a kobo less.
  const amountKobo = row.amountKobo + (side === 'seller' ? 1 : -1);
  return (
    refuseAnswer(row, { side, answer, amountKobo, listing: listingOf(row), buyerActive, now }) === undefined
  );
}

function listingOf({ listingStatus: status, sellerActive, priceKobo }: OwnOffer) {
  return { status, sellerActive, priceKobo };
}
