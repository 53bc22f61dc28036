import { expect, test } from 'vitest';
import { escrowSentence } from './purchase-checks';

test('the confirmation of a purchase promises the days that hold now', () => {
  expect(
    escrowSentence({ terms: { dispute_days: 3, escrow_days: 3, fee_percent: 10 }, handover: null }),
  ).toBe(
    'Your money waits in escrow. You have 3 days to check the account and to confirm it or file a dispute; without either, the seller is paid when they are over.',
  );
});

test('and says so when the money is held longer than a dispute can be filed', () => {
  expect(
    escrowSentence({ terms: { dispute_days: 7, escrow_days: 30, fee_percent: 10 }, handover: null }),
  ).toContain(
    'You have 7 days to check the account and to confirm it or file a dispute; without either, the seller is paid 30 days after the purchase.',
  );
});

test('and names the time of the hand-over where the platform makes both wait', () => {
  const terms = { dispute_days: 7, escrow_days: 7, fee_percent: 10 };
  const steps = [
    { by: 'seller' as const, title: 'Invite the buyer', wait: { hours: 168, why: 'YouTube demands it.' } },
    { by: 'seller' as const, title: 'Make the buyer the owner', wait: null },
  ];
  const handover = { version: 1, steps, begin_hours: 48, dispute_days: 19, release_days: 19 };
  expect(escrowSentence({ terms, handover })).toBe(
    'Your money waits in escrow while the account is handed over in 2 steps. You can file a dispute until the seller is paid: when you confirm, or without your confirmation after 19 days at the earliest.',
  );
  expect(escrowSentence({ terms, handover: { ...handover, dispute_days: 10 } })).toContain(
    'You can file a dispute for at least 10 days. The seller is paid when you confirm, or without your confirmation after 19 days at the earliest.',
  );
});
