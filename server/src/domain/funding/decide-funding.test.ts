import { describe, expect, test } from 'vitest';
import { type ChargeFacts, decideFunding } from './decide-funding.ts';

const payment = { reference: 'fund-1', amountKobo: 50_000 };
const paid: ChargeFacts = {
  reference: 'fund-1',
  status: 'success',
  domain: 'test',
  currency: 'NGN',
  amountKobo: 50_000,
};
const expected = { domain: 'test', isAccountClosed: false };

describe('a charge', () => {
  test.each<[string, Partial<ChargeFacts>, string]>([
    ['exactly as asked for', {}, 'credit'],
    ['with the fee on top', { amountKobo: 51_000, requestedKobo: 50_000 }, 'credit'],
    ['with less than asked for', { amountKobo: 49_999, requestedKobo: 50_000 }, 'park'],
    ['with more, and without a reason', { amountKobo: 50_001 }, 'park'],
    ['in another currency', { currency: 'GHS' }, 'park'],
    ['from the other world', { domain: 'live' }, 'park'],
    ['of another reference', { reference: 'fund-2' }, 'park'],
    ['that failed', { status: 'failed' }, 'wait'],
    ['that was abandoned', { status: 'abandoned' }, 'wait'],
    ['that is under way', { status: 'ongoing' }, 'wait'],
    ['that was reversed', { status: 'reversed' }, 'wait'],
  ])('%s', (_, facts, kind) => {
    expect(decideFunding(payment, { ...paid, ...facts }, expected).kind).toBe(kind);
  });

  test('in another currency is nothing that can be counted in naira', () => {
    expect(decideFunding(payment, { ...paid, currency: 'GHS' }, expected)).toMatchObject({ kobo: 0 });
  });

  test('for a closed account is parked with all that was paid, and one that failed is not', () => {
    const closed = { ...expected, isAccountClosed: true };
    const withFee = { ...paid, amountKobo: 51_000, requestedKobo: 50_000 };
    expect(decideFunding(payment, withFee, closed)).toMatchObject({ kind: 'park', kobo: 51_000 });
    expect(decideFunding(payment, { ...paid, status: 'failed' }, closed)).toEqual({ kind: 'wait' });
  });
});
