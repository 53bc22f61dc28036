import { expect, test } from 'vitest';
import { escrowSentence } from './purchase-checks';

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
