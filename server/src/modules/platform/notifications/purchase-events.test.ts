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
