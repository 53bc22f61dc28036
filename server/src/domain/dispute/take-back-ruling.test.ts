import { hourMs } from '@oja/contract/durations';
import { rulingStatuses } from '@oja/contract/ruling-fields';
import { describe, expect, test } from 'vitest';
import { refuseTakeBack, resumeClocks } from './take-back-ruling.ts';

describe('taking back a ruling', () => {
  const purchase = { buyerId: 'buyer', sellerId: 'seller' };
  const facts = { staffId: 'staff', purchase, ruling: { status: 'waiting' }, isQuestioned: true } as const;

  test.each([
    [{}, undefined],
    [{ isQuestioned: false }, 'payment_not_questioned'],
    [{ ruling: undefined }, 'ruling_not_waiting'],
    [{ staffId: 'buyer' }, 'party_cannot_decide'],
    [{ staffId: 'seller', ruling: undefined }, 'party_cannot_decide'],
  ])('%j: %s', (change, code) => {
    expect(refuseTakeBack({ ...facts, ...change })).toBe(code);
  });

  test.each(rulingStatuses.filter((status) => status !== 'waiting'))('that is %s: refused', (status) => {
    expect(refuseTakeBack({ ...facts, ruling: { status } })).toBe('ruling_not_waiting');
  });
});

describe('the clocks of a dispute whose ruling is taken back', () => {
  const ruledAt = new Date('2026-11-15T09:00:00.000Z');
  const after = (hours: number) => new Date(ruledAt.getTime() + hours * hourMs);

  test.each([
    ['run on', 10, 20, 40, 50],
    ['stay over', -1, 20, -1, 50],
    ['stay over together', -2, 0, -2, 0],
  ])('%s', (_name, seller, staff, sellerAfter, staffAfter) => {
    const clocks = { ruledAt, sellerDueAt: after(seller), staffDueAt: after(staff) };
    const resumed = { sellerDueAt: after(sellerAfter), staffDueAt: after(staffAfter) };
    expect(resumeClocks(clocks, after(30))).toEqual(resumed);
  });
});
