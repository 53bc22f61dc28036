import { offerTerms } from '@oja/contract/offer-terms';
import { type OfferStatus, offerStatuses } from '@oja/contract/offers';
import { describe, expect, test } from 'vitest';
import { actionsOf, decideMove, transitionNames } from '../process.ts';
import {
  type AnswerFacts,
  dueAfter,
  isBelowFloor,
  type NewOfferFacts,
  type OfferFacts,
  refuseAnswer,
  refuseNewOffer,
  refusePayment,
  statusAt,
  whyLapsed,
} from './decide-offer.ts';
import { actorOf, type OfferActor, type OfferTransition, offerProcess } from './offer-process.ts';

/** Written from the design, not from the table: who may do what, from where, to where. Everything else is refused. */
const allowed: Record<
  OfferTransition,
  { by: OfferActor[]; moves: Partial<Record<OfferStatus, OfferStatus>>; renews: boolean }
> = {
  make: { by: ['proposer'], moves: {}, renews: true },
  counter: { by: ['answerer'], moves: { offered: 'countered', countered: 'countered' }, renews: true },
  accept: { by: ['answerer'], moves: { offered: 'accepted', countered: 'accepted' }, renews: true },
  decline: {
    by: ['answerer', 'floor'],
    moves: { offered: 'declined', countered: 'declined' },
    renews: false,
  },
  withdraw: { by: ['proposer'], moves: { offered: 'withdrawn', countered: 'withdrawn' }, renews: false },
  lapse: {
    by: ['clock'],
    moves: { offered: 'lapsed', countered: 'lapsed', accepted: 'lapsed' },
    renews: false,
  },
  pay: { by: ['purchase'], moves: { accepted: 'accepted' }, renews: false },
};
const actors: OfferActor[] = ['proposer', 'answerer', 'floor', 'clock', 'purchase'];
const cases = transitionNames(offerProcess).flatMap((name) =>
  actors.flatMap((actor) => offerStatuses.map((status) => [name, actor, status] as const)),
);

describe('the offer process', () => {
  test.each(cases)('%s by %s from %s', (name, actor, status) => {
    const to = allowed[name].moves[status];
    const expected = !allowed[name].by.includes(actor)
      ? { kind: 'wrong_actor' }
      : to === undefined
        ? { kind: 'wrong_status', status }
        : { kind: 'allowed', to };
    expect(decideMove(offerProcess, name, { status, actor })).toEqual(expected);
  });

  test('names every transition of the design, and renews the time where an amount is named or agreed on', () => {
    expect(transitionNames(offerProcess)).toEqual(Object.keys(allowed));
    for (const name of transitionNames(offerProcess)) {
      expect([name, offerProcess[name].renews]).toEqual([name, allowed[name].renews]);
    }
  });

  test('leaves nothing to do once it is over', () => {
    for (const status of ['declined', 'withdrawn', 'lapsed'] as const) {
      for (const actor of actors) expect(actionsOf(offerProcess, { status, actor })).toEqual([]);
    }
  });
});

const now = new Date('2026-11-17T09:00:00.000Z');
const later = dueAfter(now);
const listing = {
  sellerId: 'seller',
  status: 'posted',
  sellerActive: true,
  priceKobo: 15_000_000,
  offerFloorKobo: null,
  wasPosted: true,
} as const;

describe('a new offer', () => {
  const facts: NewOfferFacts = {
    buyerId: 'buyer',
    amountKobo: 12_000_000,
    listing,
    hasLiveOffer: false,
    madeForListing: 0,
    openOffers: 0,
  };

  test('is taken below the price', () => {
    expect(refuseNewOffer(facts)).toBeUndefined();
    expect(refuseNewOffer({ ...facts, amountKobo: listing.priceKobo - 1 })).toBeUndefined();
  });

  test.each<[Partial<NewOfferFacts>, string]>([
    [{ buyerId: 'seller' }, 'own_listing_offered'],
    [{ listing: { ...listing, wasPosted: false, status: 'draft' } }, 'not_found'],
    [{ listing: { ...listing, status: 'sold' } }, 'listing_unavailable'],
    [{ listing: { ...listing, status: 'pending' } }, 'listing_unavailable'],
    [{ listing: { ...listing, sellerActive: false } }, 'listing_unavailable'],
    [{ hasLiveOffer: true }, 'offer_open_already'],
    [{ amountKobo: listing.priceKobo }, 'offer_amount_too_high'],
    [{ amountKobo: listing.priceKobo + 1 }, 'offer_amount_too_high'],
    [{ madeForListing: offerTerms.perListingAndDay }, 'too_many_offers_for_listing'],
    [{ openOffers: offerTerms.openAtMost }, 'too_many_open_offers'],
    [{ buyerId: 'seller', hasLiveOffer: true, openOffers: 99 }, 'own_listing_offered'],
    [{ amountKobo: listing.priceKobo, madeForListing: 3, openOffers: 99 }, 'offer_amount_too_high'],
  ])('%o: %s', (change, code) => {
    expect(refuseNewOffer({ ...facts, ...change })?.code).toBe(code);
  });

  test.each([
    [null, 1, false],
    [100, 99, true],
    [100, 100, false],
    [100, 101, false],
  ])('with a floor of %s, %s is declined at once: %s', (offerFloorKobo, amountKobo, declined) => {
    expect(isBelowFloor(amountKobo, { offerFloorKobo })).toBe(declined);
  });
});

const offer: OfferFacts & { purchaseId: string | null } = {
  status: 'offered',
  proposedBy: 'buyer',
  amountKobo: 12_000_000,
  counters: 0,
  dueAt: later,
  purchaseId: null,
};

describe('an answer', () => {
  const facts: AnswerFacts = { side: 'seller', answer: 'accept', listing, buyerActive: true, now };
  const counter = { answer: 'counter', amountKobo: 13_000_000 } as const;
  const countered = { status: 'countered', proposedBy: 'seller', counters: 1 } as const;

  test('belongs to the side that did not name the last amount', () => {
    expect([actorOf('buyer', 'buyer'), actorOf('seller', 'buyer')]).toEqual(['proposer', 'answerer']);
    expect(refuseAnswer(offer, facts)).toBeUndefined();
    expect(refuseAnswer(offer, { ...facts, expectedKobo: offer.amountKobo })).toBeUndefined();
    expect(refuseAnswer(offer, { ...facts, expectedKobo: offer.amountKobo - 1 })?.code).toBe('offer_changed');
    expect(refuseAnswer({ ...offer, ...countered }, { ...facts, side: 'buyer' })).toBeUndefined();
    expect(refuseAnswer(offer, { ...facts, side: 'buyer', answer: 'withdraw' })).toBeUndefined();
  });

  test.each<[string, Partial<OfferFacts>, Partial<AnswerFacts>, string]>([
    ['accepted', { status: 'accepted' }, {}, 'offer_state_conflict'],
    ['declined, late', { status: 'declined', dueAt: now }, {}, 'offer_state_conflict'],
    ['withdrawn', { status: 'withdrawn' }, { answer: 'withdraw' }, 'offer_state_conflict'],
    ['its time is up at that very moment', { dueAt: now }, {}, 'offer_lapsed'],
    ['late, even to decline', { dueAt: now }, { answer: 'decline' }, 'offer_lapsed'],
    ['own amount', {}, { side: 'buyer' }, 'offer_waits_for_other'],
    ['own amount', {}, { side: 'buyer', answer: 'decline' }, 'offer_waits_for_other'],
    ['own amount', {}, { side: 'buyer', ...counter }, 'offer_waits_for_other'],
    ['amount of the other', {}, { answer: 'withdraw' }, 'offer_waits_for_other'],
    ['own counter', countered, {}, 'offer_waits_for_other'],
    ['sold', {}, { listing: { ...listing, status: 'sold' } }, 'listing_unavailable'],
    ['sold', {}, { ...counter, listing: { ...listing, status: 'sold' } }, 'listing_unavailable'],
    ['seller suspended', {}, { listing: { ...listing, sellerActive: false } }, 'listing_unavailable'],
    ['buyer suspended', {}, { buyerActive: false }, 'offer_party_unavailable'],
    ['price cut', {}, { listing: { ...listing, priceKobo: 12_000_000 } }, 'offer_above_price'],
    ['fourth counter', { counters: 3 }, counter, 'too_many_counters'],
    ['counter of the price', {}, { ...counter, amountKobo: 15_000_000 }, 'offer_amount_too_high'],
    ['no more than offered', {}, { ...counter, amountKobo: 12_000_000 }, 'offer_amount_too_low'],
    ['no less than asked', countered, { side: 'buyer', ...counter }, 'offer_amount_too_high'],
  ])('%s: %o %o: %s', (_, change, answer, code) => {
    expect(refuseAnswer({ ...offer, ...change }, { ...facts, ...answer })?.code).toBe(code);
  });

  test('can be a decline or a withdrawal when the listing is sold', () => {
    const sold = { listing: { ...listing, status: 'sold' } } as const;
    expect(refuseAnswer(offer, { ...facts, ...sold, answer: 'decline' })).toBeUndefined();
    expect(refuseAnswer(offer, { ...facts, ...sold, side: 'buyer', answer: 'withdraw' })).toBeUndefined();
  });

  test('can be a third counter, of either side', () => {
    expect(refuseAnswer({ ...offer, counters: 2 }, { ...facts, ...counter })).toBeUndefined();
    const lower = { ...facts, ...counter, side: 'buyer', amountKobo: 11_999_999 } as const;
    expect(refuseAnswer({ ...offer, ...countered }, lower)).toBeUndefined();
  });
});

describe('the payment of an agreed price', () => {
  const agreed = { ...offer, status: 'accepted', buyerId: 'buyer', listingId: 'listing' } as const;
  const facts = { buyerId: 'buyer', listingId: 'listing', expectedKobo: 12_000_000, now };

  test('is taken until the time is up', () => {
    expect(refusePayment(agreed, facts)).toBeUndefined();
    expect(refusePayment(agreed, { ...facts, now: new Date(later.getTime() - 1) })).toBeUndefined();
    expect(refusePayment(agreed, { ...facts, now: later })?.code).toBe('offer_lapsed');
  });

  test.each<[Partial<Parameters<typeof refusePayment>[0]>, Partial<typeof facts>, string]>([
    [{}, { buyerId: 'another' }, 'not_found'],
    [{}, { listingId: 'another' }, 'not_found'],
    [{ purchaseId: 'one' }, {}, 'offer_state_conflict'],
    [{ status: 'offered' }, {}, 'offer_state_conflict'],
    [{ status: 'lapsed' }, {}, 'offer_state_conflict'],
    [{}, { expectedKobo: 15_000_000 }, 'offer_price_differs'],
    [{}, { expectedKobo: 11_999_999 }, 'offer_price_differs'],
  ])('%o %o: %s', (change, payment, code) => {
    expect(refusePayment({ ...agreed, ...change }, { ...facts, ...payment })?.code).toBe(code);
  });
});

describe('time', () => {
  test.each<[OfferStatus, string | null, OfferStatus]>([
    ['offered', null, 'lapsed'],
    ['countered', null, 'lapsed'],
    ['accepted', null, 'lapsed'],
    ['accepted', 'purchase', 'accepted'],
    ['declined', null, 'declined'],
    ['withdrawn', null, 'withdrawn'],
  ])(
    '%s (purchase: %s) is %s after 24 hours, whether or not the job has run',
    (status, purchaseId, shown) => {
      const at = { ...offer, status, purchaseId };
      expect(statusAt(at, new Date(later.getTime() - 1))).toBe(status);
      expect(statusAt(at, later)).toBe(shown);
    },
  );

  test('names the reason of a lapse', () => {
    const here = { listing, buyerActive: true, now };
    const sold = { ...here, listing: { ...listing, status: 'sold' } } as const;
    const away = { ...here, listing: { ...listing, status: 'draft' } } as const;
    const accepted = { ...offer, status: 'accepted' } as const;
    expect(whyLapsed(offer, here)).toBeUndefined();
    expect(whyLapsed(offer, { ...here, now: later })).toBe('unanswered');
    expect(whyLapsed(offer, sold)).toBe('sold');
    expect(whyLapsed(offer, away)).toBe('off_market');
    expect(whyLapsed(offer, { ...here, buyerActive: false })).toBe('buyer_gone');
    expect(whyLapsed(accepted, { ...here, now: later })).toBe('unpaid');
    // An agreed price outlives a listing that is away for a while.
    expect(whyLapsed(accepted, away)).toBeUndefined();
    expect(whyLapsed(accepted, sold)).toBe('sold');
    expect(whyLapsed({ ...accepted, purchaseId: 'one' }, { ...sold, now: later })).toBeUndefined();
    expect(whyLapsed({ ...offer, status: 'lapsed' }, { ...here, now: later })).toBeUndefined();
  });
});
