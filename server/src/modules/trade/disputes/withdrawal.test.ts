import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { buy, dispute, openMarket, statusOfPurchase, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { statusOf } from '../listings/test-listings.ts';
import { completePurchases } from '../purchases/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller } = market;
const once = { number: 1, last: true };
const price = 1_000;

async function boughtByNewBuyer() {
  const shop = await withNewBuyer(market);
  return { shop, ...(await buy(shop, { listing: { price } })) };
}

const withdraw = (id: string, token: string) => oja.call('withdrawDispute', { token, params: { id } });

test('gives back the time that was left, and moves no money', async () => {
  const { shop, id, listingId } = await boughtByNewBuyer();
  const [before, earned] = [await availableOf(oja, shop.buyer), await availableOf(oja, seller)];
  oja.clock.advance(2 * dayMs);
  await dispute(shop, id);
  oja.clock.advance(20 * dayMs);
  const { status, body } = await withdraw(id, shop.buyer.token);
  expect([status, body.message]).toEqual([200, 'Dispute Withdrawn']);
  const end = new Date(oja.clock.now.getTime() + 5 * dayMs).toISOString();
  expect(body.data).toMatchObject({
    status: 'pending',
    dispute_end: end,
    auto_complete_at: end,
    actions: ['confirm', 'dispute'],
    dispute: { status: 'resolved', outcome: 'withdrawn' },
  });
  expect(await statusOf(oja, listingId)).toBe('sold');
  expect([await availableOf(oja, shop.buyer), await availableOf(oja, seller)]).toEqual([before, earned]);
  await expectCleanLedger(oja);
});

test('the clock completes it when the time that was left is over, not before', async () => {
  const { shop, id } = await boughtByNewBuyer();
  oja.clock.advance(6 * dayMs);
  await dispute(shop, id);
  oja.clock.advance(3 * dayMs);
  await withdraw(id, shop.buyer.token);
  await oja.runJobs();
  oja.clock.advance(dayMs - 1);
  await completePurchases.run(oja.deps, {}, once);
  expect(await statusOfPurchase(oja, id)).toBe('pending');
  oja.clock.advance(1);
  await completePurchases.run(oja.deps, {}, once);
  expect(await statusOfPurchase(oja, id)).toBe('completed');
  await expectCleanLedger(oja);
});

test('the seller reads that the money stays in escrow, and until when', async () => {
  const { shop, id } = await boughtByNewBuyer();
  await dispute(shop, id);
  oja.clock.advance(hourMs);
  await withdraw(id, shop.buyer.token);
  const { body } = await oja.call('listNotifications', { token: seller.token });
  const { text } = body.data.find(({ event }) => event === 'dispute_withdrawn') ?? {};
  expect(text).toContain('The money stays in escrow until the buyer confirms, at the latest until');
});

test('a third withdrawal about one purchase is refused, so that the money cannot be held for ever', async () => {
  const { shop, id } = await boughtByNewBuyer();
  for (let round = 0; round < 2; round += 1) {
    await dispute(shop, id);
    expect((await withdraw(id, shop.buyer.token)).status).toBe(200);
  }
  await dispute(shop, id);
  expect(refusalOf(await withdraw(id, shop.buyer.token))).toEqual([409, 'dispute_withdrawals_used']);
  const { body } = await oja.call('showCase', {
    token: shop.buyer.token,
    params: { purchase_id: id },
  });
  expect(body.data.actions).not.toContain('withdraw');
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
});
