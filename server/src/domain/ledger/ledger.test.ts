import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../purchase/settlement.ts';
import { account } from './chart-of-accounts.ts';
import { partOf } from './fees.ts';
import { credit, debit, type Leg, makePosting } from './posting.ts';

const wallet = account.wallet('0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11');
const fees = account.platform('platform_fees');
const posting = (legs: Leg[]) => makePosting({ key: 'k', kind: 'test', subjectId: null, memo: '', legs });

describe('a posting', () => {
  test('must balance', () => {
    expect(() => posting([debit(wallet, 100), credit(fees, 99)])).toThrow('does not balance: -1');
    expect(posting([debit(wallet, 100), credit(fees, 100)]).legs).toHaveLength(2);
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s kobo', (amount) => {
    expect(() => posting([debit(wallet, amount), credit(fees, amount)])).toThrow(RangeError);
  });

  test('leaves out legs of zero, and refuses to move nothing', () => {
    expect(
      posting([debit(wallet, 5), credit(fees, 5), credit(account.platform('bank'), 0)]).legs,
    ).toHaveLength(2);
    expect(() => posting([debit(wallet, 0), credit(fees, 0)])).toThrow('moves nothing');
    expect(() => posting([debit(wallet, 5), credit(wallet, 5)])).toThrow('moves nothing');
  });

  test('takes legs of one account together', () => {
    const { legs } = posting([debit(wallet, 5), credit(fees, 2), credit(fees, 3)]);
    expect(legs.map((leg) => leg.amountKobo)).toEqual([-5, 5]);
  });
});

describe('fees', () => {
  test('are never negative, never more than the amount, and exact to half a kobo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        (amount, bps) => {
          const fee = partOf(amount, bps);
          const exact = BigInt(amount) * BigInt(bps);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(amount);
          const error = BigInt(fee) * 10_000n - exact;
          expect(error > -5_000n && error <= 5_000n).toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('sweep: refund, payout and fee give the price back for every price and rate', () => {
    const wrong: number[][] = [];
    for (let price = 1; price <= 2_000; price += 1) {
      for (let bps = 0; bps <= 5_000; bps += 250) {
        for (const refund of [0, 1, Math.floor(price / 3), price - 1, price]) {
          const { refundedKobo, payoutKobo, feeKobo } = settle({ priceKobo: price, feeBps: bps }, refund);
          const isWhole = refundedKobo === refund && refundedKobo + payoutKobo + feeKobo === price;
          const isRounded = feeKobo === Math.floor(((price - refund) * bps + 5_000) / 10_000);
          if (!isWhole || !isRounded || payoutKobo < 0) wrong.push([price, bps, refund]);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('round half up', () => {
    expect([partOf(5, 1_000), partOf(4, 1_000), partOf(15, 1_000), partOf(1, 5_000)]).toEqual([1, 0, 2, 1]);
  });
});
