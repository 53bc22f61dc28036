import { hourMs } from '@oja/contract/durations';
import type { ErrorCode } from '@oja/contract/errors';
import { nairaText } from '@oja/contract/money';
import { offerTerms } from '@oja/contract/offer-terms';
import type { OfferStatus, TraderSide } from '@oja/contract/offers';
import type { StoredListingStatus } from '../listing/listing-process.ts';
import { decideMove } from '../process.ts';
import {
  actorOf,
  isOpenOffer,
  type OfferAnswer,
  offerProcess,
  offerStateSentences,
} from './offer-process.ts';

export interface OfferedListing {
  sellerId: string;
  status: StoredListingStatus;
  sellerActive: boolean;
  priceKobo: number;
  /** Only the seller knows it. */
  offerFloorKobo: number | null;
}

export interface NewOfferFacts {
  buyerId: string;
  amountKobo: number;
  /** It was on the market once, so its page may be known to users. */
  listing: OfferedListing & { wasPosted: boolean };
  /** The buyer has an offer for it that waits for an answer or for the payment. */
  hasLiveOffer: boolean;
  /** New offers of the buyer for it within a day. */
  madeForListing: number;
  /** Offers of the buyer that wait for an answer, for all listings. */
  openOffers: number;
}

export interface OfferRefusal {
  code: ErrorCode;
  message?: string;
}

/** The first reason to refuse a new offer, in order of precedence; undefined when there is none. */
export function refuseNewOffer(facts: NewOfferFacts): OfferRefusal | undefined {
  const { listing, amountKobo } = facts;
  if (listing.sellerId === facts.buyerId) return { code: 'own_listing_offered' };
  if (!listing.wasPosted) return { code: 'not_found' };
  if (!isOnMarket(listing)) return { code: 'listing_unavailable' };
  if (facts.hasLiveOffer) return { code: 'offer_open_already' };
  if (amountKobo >= listing.priceKobo) return tooHigh(listing);
  if (facts.madeForListing >= offerTerms.perListingAndDay) return { code: 'too_many_offers_for_listing' };
  if (facts.openOffers >= offerTerms.openAtMost) return { code: 'too_many_open_offers' };
  return undefined;
}

/** Whether an amount of the buyer is declined at once. */
export function isBelowFloor(amountKobo: number, listing: Pick<OfferedListing, 'offerFloorKobo'>): boolean {
  return listing.offerFloorKobo !== null && amountKobo < listing.offerFloorKobo;
}

export function isOnMarket(listing: Pick<OfferedListing, 'status' | 'sellerActive'>): boolean {
  return listing.status === 'posted' && listing.sellerActive;
}

export interface OfferFacts {
  status: OfferStatus;
  proposedBy: TraderSide;
  amountKobo: number;
  counters: number;
  dueAt: Date;
}

export interface AnswerFacts {
  side: TraderSide;
  answer: OfferAnswer;
  /** Of a counter. */
  amountKobo?: number;
  /** Of an acceptance: the amount that the person read. */
  expectedKobo?: number;
  listing: Pick<OfferedListing, 'status' | 'sellerActive' | 'priceKobo'>;
  buyerActive: boolean;
  now: Date;
}

/** The first reason to refuse a step of one side, in order of precedence; undefined when there is none. */
export function refuseAnswer(offer: OfferFacts, facts: AnswerFacts): OfferRefusal | undefined {
  const { answer, side, listing } = facts;
  const actor = actorOf(side, offer.proposedBy);
  const { from }: { from: readonly OfferStatus[] } = offerProcess[answer];
  if (!from.includes(offer.status)) return stateConflict(offer.status);
  if (isOver(offer, facts.now)) return { code: 'offer_lapsed' };
  if (decideMove(offerProcess, answer, { status: offer.status, actor }).kind !== 'allowed') {
    return answer === 'withdraw' ? notYours : { code: 'offer_waits_for_other' };
  }
  if (answer === 'decline' || answer === 'withdraw') return undefined;
  if (!isOnMarket(listing)) return { code: 'listing_unavailable' };
  if (!facts.buyerActive) return { code: 'offer_party_unavailable' };
  return answer === 'accept' ? refuseAcceptance(offer, facts) : refuseCounter(offer, facts);
}

function refuseAcceptance(
  { amountKobo }: OfferFacts,
  { listing, expectedKobo = amountKobo }: AnswerFacts,
): OfferRefusal | undefined {
  if (expectedKobo !== amountKobo) {
    const message = `The amount is ${nairaText(amountKobo)} now. Please look at it again.`;
    return { code: 'offer_changed', message };
  }
  return amountKobo >= listing.priceKobo ? costsLess(listing) : undefined;
}

const notYours: OfferRefusal = {
  code: 'offer_waits_for_other',
  message: 'The other side named the last amount. You can accept, counter or decline it.',
};

function refuseCounter(
  offer: OfferFacts,
  { side, listing, amountKobo = 0 }: AnswerFacts,
): OfferRefusal | undefined {
  if (offer.counters >= offerTerms.counters) return { code: 'too_many_counters' };
  if (amountKobo >= listing.priceKobo) return tooHigh(listing);
  const last = nairaText(offer.amountKobo);
  if (side === 'seller' && amountKobo <= offer.amountKobo) {
    return { code: 'offer_amount_too_low', message: `Please name more than ${last}, or accept the offer.` };
  }
  if (side === 'buyer' && amountKobo >= offer.amountKobo) {
    return { code: 'offer_amount_too_high', message: `Please name less than ${last}, or accept it.` };
  }
  return undefined;
}

export interface PaymentFacts {
  buyerId: string;
  listingId: string;
  expectedKobo: number;
  now: Date;
}

/** The first reason to refuse the payment of an agreed price, in order of precedence; undefined when there is none. */
export function refusePayment(
  offer: OfferFacts & { buyerId: string; listingId: string; purchaseId: string | null },
  facts: PaymentFacts,
): OfferRefusal | undefined {
  if (offer.buyerId !== facts.buyerId || offer.listingId !== facts.listingId) return { code: 'not_found' };
  if (offer.purchaseId !== null) {
    return { code: 'offer_state_conflict', message: 'The agreed price was paid already.' };
  }
  if (offer.status !== 'accepted') return stateConflict(offer.status);
  if (isOver(offer, facts.now)) return { code: 'offer_lapsed' };
  if (offer.amountKobo !== facts.expectedKobo) {
    const message = `The agreed price is ${nairaText(offer.amountKobo)}. Please look at the offer again.`;
    return { code: 'offer_price_differs', message };
  }
  return undefined;
}

/** What a reader is shown: an offer past its time is over, whether or not the job has run. */
export function statusAt(
  offer: Pick<OfferFacts, 'status' | 'dueAt'> & { purchaseId: string | null },
  now: Date,
): OfferStatus {
  const { from }: { from: readonly OfferStatus[] } = offerProcess.lapse;
  const canLapse = from.includes(offer.status) && offer.purchaseId === null;
  return canLapse && isOver(offer, now) ? 'lapsed' : offer.status;
}

export type LapseReason = 'unanswered' | 'unpaid' | 'sold' | 'off_market' | 'buyer_gone';

/**
 * Why an offer is over without a step of a person; undefined while it is not. An accepted price outlives a listing that
 * leaves the market for a while, but no sale.
 */
export function whyLapsed(
  offer: Pick<OfferFacts, 'status' | 'dueAt'> & { purchaseId: string | null },
  facts: Pick<AnswerFacts, 'buyerActive' | 'now'> & {
    listing: Pick<OfferedListing, 'status' | 'sellerActive'>;
  },
): LapseReason | undefined {
  if (statusAt(offer, facts.now) === 'lapsed' && offer.status !== 'lapsed') {
    return offer.status === 'accepted' ? 'unpaid' : 'unanswered';
  }
  const isAgreed = offer.status === 'accepted' && offer.purchaseId === null;
  if (!isAgreed && !isOpenOffer(offer.status)) return undefined;
  if (['sold', 'disputed'].includes(facts.listing.status)) return 'sold';
  if (isAgreed) return undefined;
  if (!facts.buyerActive) return 'buyer_gone';
  return isOnMarket(facts.listing) ? undefined : 'off_market';
}

/** When an amount that is named, or agreed on, now lapses. */
export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + offerTerms.hours * hourMs);
}

export function isOver({ dueAt }: Pick<OfferFacts, 'dueAt'>, now: Date): boolean {
  return now >= dueAt;
}

function stateConflict(status: OfferStatus): OfferRefusal {
  return { code: 'offer_state_conflict', message: offerStateSentences[status] };
}

function tooHigh({ priceKobo }: Pick<OfferedListing, 'priceKobo'>): OfferRefusal {
  const message = `Please name less than the asking price of ${nairaText(priceKobo)}.`;
  return { code: 'offer_amount_too_high', message };
}

function costsLess({ priceKobo }: Pick<OfferedListing, 'priceKobo'>): OfferRefusal {
  const message = `The account costs ${nairaText(priceKobo)} now. The buyer can buy it at its price.`;
  return { code: 'offer_above_price', message };
}
