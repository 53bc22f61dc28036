import { dayMs, hourMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, stepOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, dispute, openMarket, statusOfPurchase, withNewBuyer } from '../../../../test/purchases.ts';
import { watchHandovers } from './index.ts';

const oja = await startOja();
const street = await openMarket(oja);
const after = (ms: number) => new Date(oja.clock.now.getTime() + ms).toISOString();
const pass = async (ms: number) => {
  oja.clock.advance(ms);
  await watchHandovers.run(oja.deps, {}, { number: 1, last: true });
};
const withdraw = (id: string, token: string) => oja.call('withdrawDispute', { token, params: { id } });

afterEach(() => expectCleanLedger(oja));

test('a withdrawn dispute of the clock gives the missed step a new deadline, which both sides read', async () => {
  const market = await withNewBuyer(street);
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners');
  await pass(3 * dayMs);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
  await pass(5 * dayMs);
  expect((await withdraw(id, market.buyer.token)).status).toBe(200);
  expect(await handoverOf(market, id)).toMatchObject({ turn: 'seller', due_at: after(2 * dayMs) });
  await pass(2 * dayMs - hourMs);
  expect(await statusOfPurchase(oja, id)).toBe('pending');
  await tick(market, id, 'invite_owner');
  await pass(hourMs);
  expect(await statusOfPurchase(oja, id)).toBe('pending');
});

test('a step that is missed again after a withdrawal is disputed again', async () => {
  const market = await withNewBuyer(street);
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners');
  await pass(3 * dayMs);
  await withdraw(id, market.buyer.token);
  await pass(2 * dayMs);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
});

test('after a replacement the hand-over goes on with the time that its steps had left', async () => {
  const market = await withNewBuyer(street);
  const { buyer, seller, admin } = market;
  const listing = {
    platform: 'instagram',
    handover_kind: 'credentials',
    mailbox: 'changed',
    price: 1_000,
  } as const;
  const { id } = await buy(market, { listing });
  await tick(market, id, 'prepare_account');
  await oja.call('openCredentials', { token: buyer.token, params: { id } });
  await pass(dayMs);
  expect((await dispute(market, id)).status).toBe(200);
  const params = { purchase_id: id };
  await oja.call('offerReplacement', {
    token: seller.token,
    params,
    body: { username: 'fresh', password: 'fresh-secret' },
  });
  await pass(10 * dayMs);
  const ruled = await oja.call('resolveDispute', {
    token: admin.token,
    params,
    body: { type: 'replacement', details: 'The seller sent new ones.' },
  });
  expect(ruled.status).toBe(200);
  expect((await stepOf(market, id, 'address_changed')).due_at).toBe(after(dayMs));
  await pass(dayMs - hourMs);
  expect(await statusOfPurchase(oja, id)).toBe('pending');
  await pass(hourMs);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
});

test('a wait of the platform that ended during a dispute is over when the dispute is', async () => {
  const market = await withNewBuyer(street);
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  await dispute(market, id);
  await pass(8 * dayMs);
  await withdraw(id, market.buyer.token);
  const { body } = await oja.call('listHandovers', { token: market.buyer.token });
  expect(body.data).toEqual([
    expect.objectContaining({ turn: 'seller', step: 'Make the buyer the primary owner', waits_until: null }),
  ]);
});
