import { dayMs } from '@oja/contract/durations';
import { platforms } from '@oja/contract/listing-fields';
import { type PurchaseStatus, purchaseStatuses } from '@oja/contract/purchase-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePosting } from '../ledger/posting.ts';
import { postings } from '../ledger/postings.ts';
import { listingProcess } from '../listing/listing-process.ts';
import { actionsOf, decideMove, transitionNames } from '../process.ts';
import { type BuyFacts, refuseBuy } from './decide-buy.ts';
import { handoverChecklist } from './handover-checklist.ts';
import { type PurchaseActor, type PurchaseTransition, purchaseProcess } from './purchase-process.ts';
import { isDue, mayDisputeAt, purchaseWindow } from './purchase-window.ts';
import { settle, settlementOf } from './settlement.ts';
import {
  beginsEveryReference,
  numberOfReference,
  spansOfReference,
  transactionReference,
} from './transaction-reference.ts';

/** Written from the design, not from the table: who may do what, from where, to where. Everything else is refused. */
const allowed: Record<
  PurchaseTransition,
  { by: PurchaseActor[]; moves: Partial<Record<PurchaseStatus, PurchaseStatus>> }
> = {
  buy: { by: ['buyer', 'admin'], moves: {} },
  confirm: { by: ['buyer'], moves: { pending: 'completed' } },
  auto_complete: { by: ['clock'], moves: { pending: 'completed' } },
  dispute: { by: ['buyer', 'clock'], moves: { pending: 'disputed' } },
  cancel: { by: ['admin'], moves: { pending: 'cancelled' } },
  cancel_handover: { by: ['buyer', 'clock'], moves: { pending: 'cancelled' } },
  favor_buyer: { by: ['admin'], moves: { disputed: 'refunded' } },
  favor_seller: { by: ['admin'], moves: { disputed: 'completed' } },
  partial_refund: { by: ['admin'], moves: { disputed: 'completed' } },
  settle: { by: ['buyer', 'seller'], moves: { disputed: 'completed' } },
  settle_refund: { by: ['buyer', 'seller'], moves: { disputed: 'refunded' } },
  replacement: { by: ['admin'], moves: { disputed: 'pending' } },
  escalate: { by: ['admin', 'clock'], moves: { disputed: 'disputed' } },
  withdraw_dispute: { by: ['buyer'], moves: { disputed: 'pending' } },
};
const actors: PurchaseActor[] = ['buyer', 'seller', 'admin', 'clock'];
const cases = transitionNames(purchaseProcess).flatMap((name) =>
  actors.flatMap((actor) => purchaseStatuses.map((status) => [name, actor, status] as const)),
);

describe('the purchase process', () => {
  test.each(cases)('%s by %s from %s', (name, actor, status) => {
    const to = allowed[name].moves[status];
    const expected = !allowed[name].by.includes(actor)
      ? { kind: 'wrong_actor' }
      : to === undefined
        ? { kind: 'wrong_status', status }
        : { kind: 'allowed', to };
    expect(decideMove(purchaseProcess, name, { status, actor })).toEqual(expected);
  });

  test('names every transition of the design, and no other', () => {
    expect(transitionNames(purchaseProcess)).toEqual(Object.keys(allowed));
  });

  test('leaves nothing to do once it is over (terminal statuses)', () => {
    for (const status of ['completed', 'refunded', 'cancelled'] as const) {
      for (const actor of actors) expect(actionsOf(purchaseProcess, { status, actor })).toEqual([]);
    }
  });

  test('releases escrow exactly when it ends, U567', () => {
    for (const { to, money } of Object.values(purchaseProcess)) {
      const ends = to === 'completed' || to === 'refunded' || to === 'cancelled';
      expect(['release', 'refund', 'split'].includes(money)).toBe(ends);
      if (to === 'refunded' || to === 'cancelled') expect(money).toBe('refund');
    }
  });

  test('takes the listing only where its own process lets a purchase take it', () => {
    for (const { listing, to } of Object.values(purchaseProcess)) {
      if (listing === null) continue;
      const row = listingProcess[listing];
      expect(row.by).toContain('purchase');
      const expected = {
        pending: 'sold',
        completed: 'sold',
        disputed: 'disputed',
        refunded: 'draft',
        cancelled: 'draft',
      };
      expect(row.to).toBe(expected[to]);
    }
  });
});

describe('the window', () => {
  const start = new Date('2026-11-15T09:00:00.000Z');
  const days = (count: number, ms = 0) => new Date(start.getTime() + count * dayMs + ms);

  test.each([
    [7, 7, 7],
    [3, 14, 14],
    [21, 3, 21],
  ])('of %s days with %s days of escrow releases after %s', (disputeDays, escrowDays, release) => {
    expect(purchaseWindow(start, { disputeDays, escrowDays })).toEqual({
      disputeStart: start,
      disputeEnd: days(disputeDays),
      autoCompleteAt: days(release),
    });
  });

  test('is open from its first moment, and closed at its end', () => {
    const window = {
      ...purchaseWindow(start, { disputeDays: 7, escrowDays: 7 }),
      stage: 'inspecting',
    } as const;
    expect(
      [days(0, -1), days(0), days(7, -1), days(7), days(8)].map((now) => mayDisputeAt(window, now)),
    ).toEqual([false, true, true, false, false]);
  });

  test('of a hand-over that is not finished can always be disputed, and never releases', () => {
    const window = {
      ...purchaseWindow(start, { disputeDays: 7, escrowDays: 7 }),
      stage: 'handing_over',
    } as const;
    for (const now of [days(0), days(7), days(100)]) {
      expect(mayDisputeAt(window, now)).toBe(true);
      expect(isDue(window, now)).toBe(false);
    }
  });

  test('has no instant that allows both a dispute and the release', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(3, 7, 14, 21),
        fc.constantFrom(3, 7, 14, 30),
        fc.integer({ min: -1, max: 40 * 86_400 }),
        (disputeDays, escrowDays, seconds) => {
          const window = {
            ...purchaseWindow(start, { disputeDays, escrowDays }),
            stage: 'inspecting',
          } as const;
          const now = new Date(start.getTime() + seconds * 1_000);
          expect(mayDisputeAt(window, now) && isDue(window, now)).toBe(false);
        },
      ),
    );
  });
});

describe('settlement', () => {
  test('divides the price without losing a kobo, and posts it balanced', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (priceKobo, feeBps, part) => {
          const split = settle({ priceKobo, feeBps }, Math.floor(priceKobo * part));
          expect(split.refundedKobo + split.payoutKobo + split.feeKobo).toBe(priceKobo);
          expect(Math.min(split.refundedKobo, split.payoutKobo, split.feeKobo)).toBeGreaterThanOrEqual(0);
          const fact = { purchaseId: 'p', buyerId: 'b', sellerId: 's', handle: '@x', heldKobo: 0, ...split };
          expect(makePosting(postings.purchaseSettled(fact)).key).toBe('purchase:p:settle');
        },
      ),
    );
  });

  test('takes the fee from what the seller keeps alone, U873', () => {
    const terms = { priceKobo: 10_000, feeBps: 1_000 };
    expect(settlementOf(terms, 'release', undefined)).toEqual({
      refundedKobo: 0,
      payoutKobo: 9_000,
      feeKobo: 1_000,
    });
    expect(settlementOf(terms, 'refund', undefined)).toEqual({
      refundedKobo: 10_000,
      payoutKobo: 0,
      feeKobo: 0,
    });
    expect(settlementOf(terms, 'split', 4_000)).toEqual({
      refundedKobo: 4_000,
      payoutKobo: 5_400,
      feeKobo: 600,
    });
    expect(settlementOf(terms, 'stay', undefined)).toBeUndefined();
  });

  test.each([-1, 10_001])('refuses to refund %s of 10000', (refund) => {
    expect(() => settle({ priceKobo: 10_000, feeBps: 1_000 }, refund)).toThrow(RangeError);
  });

  test('is a sale when the seller gets anything, a refund when the buyer gets all, and says so to both', () => {
    const fact = (refundKobo: number) => ({
      purchaseId: 'p',
      buyerId: 'b',
      sellerId: 's',
      handle: '@x',
      heldKobo: 0,
      ...settle({ priceKobo: 10_000, feeBps: 1_000 }, refundKobo),
    });
    const notifications = [0, 4_000, 10_000].map((refund) => {
      const { kind, memo } = postings.purchaseSettled(fact(refund));
      return [kind, memo];
    });
    expect(notifications).toEqual([
      ['purchase_sale', 'Sale of @x'],
      ['purchase_sale', 'Partial refund for @x: ₦40.00 to the buyer, ₦54.00 to the seller'],
      ['purchase_refund', 'Refund for @x'],
    ]);
  });
});

describe('buying', () => {
  const facts = (change: Partial<BuyFacts['listing']> = {}, more: Partial<BuyFacts> = {}): BuyFacts => ({
    buyerId: 'buyer',
    listing: {
      sellerId: 'seller',
      status: 'posted',
      sellerActive: true,
      priceKobo: 5_000,
      version: 3,
      wasPosted: true,
      ...change,
    },
    expectedKobo: undefined,
    expectedVersion: undefined,
    ...more,
  });

  test.each([
    ['nothing against a posted one', facts(), undefined],
    ['nothing against the price that was seen', facts({}, { expectedKobo: 5_000 }), undefined],
    ['another price', facts({}, { expectedKobo: 4_999 }), 'listing_price_changed'],
    ['nothing against the version that was seen', facts({}, { expectedVersion: 3 }), undefined],
    ['another version', facts({}, { expectedVersion: 2 }), 'listing_changed'],
    [
      'another price before another version',
      facts({}, { expectedKobo: 4_999, expectedVersion: 2 }),
      'listing_price_changed',
    ],
    ['an own one, whatever else', facts({ sellerId: 'buyer', status: 'sold' }), 'own_listing_bought'],
    ['one of a seller who is suspended', facts({ sellerActive: false }), 'listing_unavailable'],
    ['one that was never on the market', facts({ status: 'pending', wasPosted: false }), 'not_found'],
  ] as const)('has %s', (_what, given, refusal) => {
    expect(refuseBuy(given)).toBe(refusal);
  });

  test.each(['draft', 'pending', 'rejected', 'sold', 'disputed', 'removed'] as const)(
    'refuses one that is %s and was on the market',
    (status) => {
      expect(refuseBuy(facts({ status }))).toBe('listing_unavailable');
    },
  );
});

describe('texts', () => {
  test('numbers read TXN-### and are found again (A358)', () => {
    expect([1, 42, 12_345].map(transactionReference)).toEqual(['TXN-001', 'TXN-042', 'TXN-12345']);
    expect(['TXN-042', 'txn42', ' 42 ', 'TXN-0', '4x', '@txn'].map(numberOfReference)).toEqual([
      42,
      42,
      42,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['TXN-042', [42], [4, 420]],
    ['1234', [1234], [123, 12_340]],
    ['TXN-00', [1, 9], [10, 100]],
    ['txn0', [1, 10, 99], [100]],
    ['TXN-04', [40, 49], [4, 400]],
    ['TXN-4', [4, 400, 4_999, 41_000], [40, 14, 5_000]],
    ['42', [42, 420, 4_299, 42_000], [4, 43, 142]],
  ])('a part of a reference means what begins with it: %s (A212)', (typed, meant, others) => {
    const means = (number: number) =>
      spansOfReference(typed).some(({ from, to }) => from <= number && number <= to);
    expect(meant.filter((number) => !means(number))).toEqual([]);
    expect(others.filter(means)).toEqual([]);
  });

  test('TXN- begins every reference', () => {
    expect(['TXN-', 'txn', ' TXN- '].map(beginsEveryReference)).toEqual([true, true, true]);
    expect(['', 'T', 'TXN-1', '@txn'].some(beginsEveryReference)).toBe(false);
  });

  test.each(['', '-', 'tx', 'TXN-', '@txn', '4x', '000', 'zainab'])('%j is no reference', (typed) => {
    expect(spansOfReference(typed)).toEqual([]);
  });

  test('every platform has a list of what to change first, the password among it or what stands for it', () => {
    for (const platform of platforms) {
      const steps = handoverChecklist(platform);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.map(({ title, text }) => `${title} ${text}`).join(' ')).toMatch(/password|PIN/i);
    }
  });
});
