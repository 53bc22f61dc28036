import { expect, test } from 'vitest';
import { purchaseEvents } from './purchase-events.ts';

test.each(['Sold twice', 'Sold twice.'])('%s is followed by a sentence of its own', (reason) => {
  const { purchase_cancelled, sale_cancelled, transaction_added } = purchaseEvents;
  const deal = { handle: '@lagosfoodie', priceKobo: 500_000, reason };
  expect([
    purchase_cancelled.write(deal).text,
    sale_cancelled.write(deal).text,
    transaction_added.write({ ...deal, side: 'buyer' }).text,
  ]).toEqual([
    '@lagosfoodie: Sold twice. ₦5,000.00 is back in your wallet.',
    '@lagosfoodie: Sold twice. The buyer got the money back.',
    '@lagosfoodie for ₦5,000.00: Sold twice. The money is held in escrow, and a dispute is possible as always.',
  ]);
});

test('no setting of administrators hides from a buyer that staff moved money into escrow', () => {
  expect(purchaseEvents.transaction_added.switchedBy).toBeNull();
});

test('what buyer and seller are asked to do fits the hand-over', () => {
  const { purchase_made, account_sold } = purchaseEvents;
  const at = new Date('2026-11-22T09:00:00.000Z');
  const bought = { handle: '@lagosfoodie', priceKobo: 500_000, until: at };
  const sold = { handle: '@lagosfoodie', payoutKobo: 450_000, releaseAt: at, coverDays: 0, heldKobo: 0 };
  expect(purchase_made.write({ ...bought, by: 'login_details' }).action).toBe('See your login details');
  expect(purchase_made.write({ ...bought, by: 'steps' })).toMatchObject({
    action: 'See your purchase',
    text: expect.stringMatching(
      /shows what you and the seller do next\. .+ until your time to check the account is over, on .+ at the latest\./,
    ),
  });
  expect(account_sold.write({ ...sold, by: 'login_details' }).text).toContain(
    'do not sign in to the account',
  );
  expect(account_sold.write({ ...sold, by: 'steps' }).text).not.toContain('do not sign in');
});
