import { dayMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, type Market, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { listingForm } from '../listings/test-listings.ts';
import { askBuyers } from './index.ts';
import { claim, decide } from './test-cover.ts';

/** A buyer who sells the account on has nothing left to claim, unless it comes back. */
const oja = await startOja();
const common = await openMarket(oja);
afterEach(() => expectCleanLedger(oja));

/** Two sales of one account are possible: from its first seller to a trader, and from that trader to another buyer. */
async function openChain() {
  const middle = await addTrader(oja);
  await fundWallet(oja, middle.id, 1_000_000);
  const form = listingForm();
  const first: Market = { ...common, seller: await addTrader(oja), buyer: middle };
  const second: Market = { ...common, seller: middle, buyer: await addBuyer(oja, 10_000) };
  const sell = async ({ seller, buyer }: Market, sold = form) => {
    oja.clock.advance(1_000);
    const listing = { ...sold, price: 1_000, cover_days: 14 as const };
    const { body } = await oja.call('createListing', { token: seller.token, body: listing });
    await oja.call('approveListing', {
      token: common.admin.token,
      params: { id: body.data.id },
      body: {},
    });
    const bought = await oja.call('createPurchase', {
      token: buyer.token,
      body: { listing_id: body.data.id },
    });
    expect(refusalOf(bought)).toEqual([200, undefined]);
    return bought.body.data.id;
  };
  const confirm = ({ buyer }: Market, id: string) =>
    oja.call('confirmPurchase', { token: buyer.token, params: { id } });
  const id = await sell(first);
  await confirm(first, id);
  return { first, second, id, sell, confirm, form };
}

test('a buyer who sold the account on opens no claim, in whatever way it is written', async () => {
  const { first, second, id, sell, confirm, form } = await openChain();
  const coverAs = async ({ token }: { token: string }) =>
    (await oja.call('showCover', { token, params: { id } })).body.data;
  expect(await coverAs(first.buyer)).toMatchObject({ sold_on: false, actions: ['claim'] });
  const sale = await sell(second, { ...form, handle: `${form.handle}`.toUpperCase() });
  await confirm(second, sale);
  expect(await coverAs(first.buyer)).toMatchObject({ sold_on: true, actions: [] });
  expect(await coverAs(first.seller)).toMatchObject({ sold_on: false, actions: [] });
  expect(refusalOf(await claim(first, id))).toEqual([409, 'account_sold_on']);
});

test('while the sale is open, a claim is opened and holds cover, but is not upheld before the sale is undone', async () => {
  const { first, second, id, sell } = await openChain();
  const sale = await sell(second);
  const opened = await claim(first, id);
  expect(refusalOf(opened)).toEqual([200, undefined]);
  oja.clock.advance(30 * dayMs);
  await oja.runJobs();
  const claimId = opened.body.data.claims[0]?.id ?? '';
  const upheld = await decide(first, claimId, { outcome: 'upheld' });
  expect(refusalOf(upheld)).toEqual([409, 'account_sold_on']);
  expect(upheld.body.message).toContain('open sale');
  const body = { reason: 'The account went back to its first seller.' };
  await oja.call('cancelTransaction', { token: common.admin.token, params: { id: sale }, body });
  expect((await decide(first, claimId, { outcome: 'upheld' })).status).toBe(200);
});

test('a buyer who sold the account on is not asked whether it is still theirs', async () => {
  const { first, second, id, sell, confirm, form } = await openChain();
  const { token } = first.buyer;
  const ask = async () => {
    oja.clock.advance(dayMs);
    await askBuyers.run(oja.deps, {}, { number: 1, last: true });
    const { body } = await oja.call('showCover', { token, params: { id } });
    const tasks = await oja.call('listTasks', { token });
    const questions = tasks.body.data.filter(({ kind }) => kind === 'answer_check_in');
    const asked = body.data.check_ins.filter(({ asked_at }) => asked_at !== null).length;
    return { asked, actions: body.data.actions, tasks: questions.length };
  };
  expect(await ask()).toEqual({ asked: 1, actions: ['check_in', 'claim'], tasks: 1 });
  const sale = await sell(second, { ...form, handle: `${form.handle}`.toUpperCase() });
  expect(await ask()).toEqual({ asked: 1, actions: ['check_in', 'claim'], tasks: 1 });
  await confirm(second, sale);
  expect(await ask()).toEqual({ asked: 1, actions: [], tasks: 0 });

  const theirs = (await claim(second, sale)).body.data.claims[0]?.id ?? '';
  await decide(second, theirs, { outcome: 'upheld' });
  expect(await ask()).toMatchObject({ asked: 2, tasks: 1 });
});

test('nor is a claim upheld that was opened before', async () => {
  const { first, second, id, sell, confirm } = await openChain();
  const { body } = await claim(first, id);
  const claimId = body.data.claims[0]?.id ?? '';
  await confirm(second, await sell(second));
  const preview = await oja.call('previewClaim', {
    token: common.admin.token,
    params: { id: claimId },
    query: {},
  });
  expect(refusalOf(preview)).toEqual([409, 'account_sold_on']);
  expect(refusalOf(await decide(first, claimId, { outcome: 'upheld' }))).toEqual([409, 'account_sold_on']);
  expect((await decide(first, claimId, { outcome: 'rejected' })).status).toBe(200);
});

test('the sale of another account changes nothing', async () => {
  const { first, second, id, sell } = await openChain();
  await sell(second, listingForm());
  expect((await claim(first, id)).status).toBe(200);
});

test('a claim is possible again when the sale was undone or the account was taken back', async () => {
  const cancelled = await openChain();
  const sale = await cancelled.sell(cancelled.second);
  const body = { reason: 'The two agreed.' };
  await oja.call('cancelTransaction', { token: common.admin.token, params: { id: sale }, body });
  expect((await claim(cancelled.first, cancelled.id)).status).toBe(200);

  const recalled = await openChain();
  const lost = await recalled.sell(recalled.second);
  await recalled.confirm(recalled.second, lost);
  const theirs = (await claim(recalled.second, lost)).body.data.claims[0]?.id ?? '';
  expect((await decide(recalled.second, theirs, { outcome: 'upheld' })).status).toBe(200);
  expect((await claim(recalled.first, recalled.id)).status).toBe(200);
});
