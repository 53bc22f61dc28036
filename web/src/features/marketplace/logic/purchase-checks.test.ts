import { expect, test } from 'vitest';
import { checkWallet, escrowSentence } from './purchase-checks';

test('the confirmation of a purchase promises the days that hold now', () => {
  expect(escrowSentence({ dispute_days: 3, escrow_days: 3, fee_percent: 10 })).toBe(
    'Your money waits in escrow. You have 3 days to check the account and to confirm it or file a dispute; without either, the seller is paid when they are over.',
  );
});

test('and says so when the money is held longer than a dispute can be filed', () => {
  expect(escrowSentence({ dispute_days: 7, escrow_days: 30, fee_percent: 10 })).toContain(
    'You have 7 days to check the account and to confirm it or file a dispute; without either, the seller is paid 30 days after the purchase.',
  );
});

test.each([
  [500_000, 150_000.5, { covers: true, left: 349_999.5 }],
  [0.3, 0.1, { covers: true, left: 0.2 }],
  [100, 100, { covers: true, left: 0 }],
  [99.99, 100, { covers: false, missing: 0.01 }],
])('a balance of %d against a price of %d: %o', (balance, price, expected) => {
  expect(checkWallet(balance, price)).toEqual(expected);
});
