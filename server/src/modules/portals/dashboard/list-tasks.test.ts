import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { agreeOnOne, makeOne } from '../../../../test/offers.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import {
  addBuyer,
  addTrader,
  buy,
  buyAndDispute,
  changeSettings,
  openMarket,
} from '../../../../test/purchases.ts';
import { confirmWithCover } from '../../trade/cover/test-cover.ts';
import { addListing, move } from '../../trade/listings/test-listings.ts';

const oja = await startOja();

async function openStreet() {
  const seller = await addTrader(oja);
  return { ...(await openMarket(oja)), seller, buyer: await addBuyer(oja) };
}

async function tasks({ token }: Person) {
  const { body } = await oja.call('listTasks', { token });
  return body.data.map(({ kind, id, amount, due_at }) => ({ kind, id, amount, due_at }));
}

const inDays = (days: number) => new Date(oja.clock.now.getTime() + days * dayMs).toISOString();

test('the buyer checks what was bought; the seller has nothing to do', async () => {
  const market = await openStreet();
  const { id } = await buy(market, { listing: { price: 1_000 } });
  expect(await tasks(market.buyer)).toEqual([
    { kind: 'check_purchase', id, amount: 1_000, due_at: inDays(7) },
  ]);
  expect(await tasks(market.seller)).toEqual([]);
  await oja.call('confirmPurchase', { token: market.buyer.token, params: { id } });
  expect(await tasks(market.buyer)).toEqual([]);
});

test('the seller answers a dispute once, and is asked after the 72 hours too', async () => {
  const market = await openStreet();
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  const answer = { kind: 'answer_dispute', id, amount: 1_000, due_at: inDays(3) };
  expect(await tasks(market.seller)).toEqual([answer]);
  expect(await tasks(market.buyer)).toEqual([]);
  oja.clock.advance(3 * dayMs);
  expect(await tasks(market.seller)).toEqual([answer]);
  oja.clock.advance(-3 * dayMs);
  await oja.call('addStatement', {
    token: market.seller.token,
    params: { purchase_id: id },
    body: { text: 'I handed over the right password, please try again.' },
  });
  expect(await tasks(market.seller)).toEqual([]);
});

test('no answer is asked for once the dispute is ruled, while its money waits for an appeal', async () => {
  const market = await openStreet();
  await changeSettings(oja, 'payment', { appealThreshold: 1_000 });
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  oja.clock.advance(3 * dayMs);
  expect((await tasks(market.seller)).map(({ kind }) => kind)).toEqual(['answer_dispute']);
  const { status } = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: id },
    body: { type: 'favor_seller', details: 'The pictures show the hand-over.' },
  });
  expect(status).toBe(200);
  expect(await tasks(market.seller)).toEqual([]);
  oja.clock.advance(-3 * dayMs);
  await changeSettings(oja, 'payment', { appealThreshold: 500_000 });
});

test('a claim waits for the answer of the seller, after the 72 hours too', async () => {
  const market = await openStreet();
  const id = await confirmWithCover(market);
  await oja.call('openClaim', {
    token: market.buyer.token,
    params: { id },
    body: { kind: 'taken_back', details: 'Gone.' },
  });
  for (const advance of [0, 3 * dayMs]) {
    oja.clock.advance(advance);
    expect((await tasks(market.seller)).map(({ kind }) => kind)).toEqual(['answer_claim']);
  }
  oja.clock.advance(-3 * dayMs);
});

test('an offer waits for its answer, then for its payment', async () => {
  const market = await openStreet();
  const { id } = await makeOne(market, { amount: 120_000 });
  const answer = { kind: 'answer_offer', id, due_at: inDays(1) };
  expect(await tasks(market.seller)).toEqual([{ ...answer, amount: 120_000 }]);
  expect(await tasks(market.buyer)).toEqual([]);
  await oja.call('counterOffer', { token: market.seller.token, params: { id }, body: { amount: 140_000 } });
  expect(await tasks(market.seller)).toEqual([]);
  expect(await tasks(market.buyer)).toEqual([{ ...answer, amount: 140_000 }]);
  const body = { expected_amount: 140_000 };
  await oja.call('acceptOffer', { token: market.buyer.token, params: { id }, body });
  expect(await tasks(market.buyer)).toEqual([{ ...answer, kind: 'pay_offer', amount: 140_000 }]);
  // The purchase at the agreed price begins from the task.
  const { body: listed } = await oja.call('listTasks', { token: market.buyer.token });
  const offer = await oja.call('showOffer', { token: market.buyer.token, params: { id } });
  expect(listed.data.map(({ listing_id }) => listing_id)).toEqual([offer.body.data.listing.id]);
  oja.clock.advance(dayMs);
  expect(await tasks(market.buyer)).toEqual([]);
  oja.clock.advance(-dayMs);
});

test('no offer waits while its seller may not sell, and its tasks come back afterwards', async () => {
  const market = await openStreet();
  await makeOne(market, { amount: 120_000 });
  await agreeOnOne(market, { amount: 130_000 });
  const kinds = async () =>
    Promise.all(
      [market.seller, market.buyer].map(async (person) => (await tasks(person)).map(({ kind }) => kind)),
    );
  const sell = (sellingStop: 'barred' | null) =>
    oja.deps.db.updateTable('users').set({ sellingStop }).where('id', '=', market.seller.id).execute();
  expect(await kinds()).toEqual([['answer_offer'], ['pay_offer']]);
  await sell('barred');
  expect(await kinds()).toEqual([[], []]);
  await sell(null);
  expect(await kinds()).toEqual([['answer_offer'], ['pay_offer']]);
});

test('a rejected listing waits for its seller, after everything with a clock', async () => {
  const market = await openStreet();
  const rejected = await addListing(oja, market.seller, { handle: '@tocorrect', price: 5_000 });
  await move(oja, rejected.id, 'reject', 'admin');
  const { id } = await makeOne(market, { amount: 120_000 });
  expect(await tasks(market.seller)).toEqual([
    { kind: 'answer_offer', id, amount: 120_000, due_at: inDays(1) },
    { kind: 'correct_listing', id: rejected.id, amount: 5_000, due_at: null },
  ]);
});

test('an account that came back after a refund wants new login details', async () => {
  const market = await openStreet();
  const { id } = await buyAndDispute(market, { listing: { price: 1_000, handle: '@cameback' } });
  oja.clock.advance(3 * dayMs);
  const admin = await oja.person({ role: 'admin' });
  const { status } = await oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { type: 'favor_buyer', details: 'The seller never answered.' },
  });
  expect(status).toBe(200);
  expect((await tasks(market.seller)).map(({ kind }) => kind)).toEqual(['renew_credentials']);
});

test('the tasks of others are not shown', async () => {
  const market = await openStreet();
  await agreeOnOne(market);
  expect(await tasks(await addBuyer(oja))).toEqual([]);
});
