import { dayMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { listingForm } from '../listings/test-listings.ts';
import { endCovers } from './index.ts';
import {
  buyWithCover,
  claim,
  confirmWithCover,
  decide,
  heldFor,
  openClaimOf,
  walletOf,
} from './test-cover.ts';

const oja = await startOja();
const common = await openMarket(oja);
afterEach(() => expectCleanLedger(oja));

/** A buyer and a seller whose wallets no other test uses. */
async function newMarket() {
  return { ...common, buyer: await addBuyer(oja, 20_000), seller: await addTrader(oja) };
}
const runEndCovers = () => endCovers.run(oja.deps, {}, { number: 1, last: true });
const stageOf = async (id: string) => {
  const row = await oja.deps.db.selectFrom('purchases').select(['status', 'stage']).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
};

describe('confirming with cover', () => {
  test('pays the seller less the held part and begins cover', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    expect(await stageOf(id)).toEqual({ status: 'completed', stage: 'covered' });
    expect([await walletOf(oja, market.seller), await heldFor(oja, id)]).toEqual([540, 360]);
    const { body } = await oja.call('showCover', { token: market.seller.token, params: { id } });
    expect(body.data).toMatchObject({
      viewer: 'seller',
      price: 1_000,
      paid: 540,
      held: 360,
      claimable: 1_000,
      handover_kind: 'credentials',
      days: 14,
      ends_at: new Date(oja.clock.now.getTime() + 14 * dayMs).toISOString(),
      actions: [],
    });
  });

  test.each([
    ['new', {}, 360],
    ['with three sales', { sales: 3, price: 5_000 }, 225],
    ['with three sales that are too small to count', { sales: 3, price: 4_999 }, 360],
    ['verified', { verified: true }, 90],
  ])('holds by the record of a seller who is %s', async (_, record, held) => {
    const market = await newMarket();
    const { db } = oja.deps;
    if ('verified' in record) {
      await db.updateTable('users').set({ verified: true }).where('id', '=', market.seller.id).execute();
    }
    for (let sale = 0; 'sales' in record && sale < record.sales; sale += 1) {
      await confirmWithCover(market, { days: 0, price: record.price });
    }
    const id = await confirmWithCover(market);
    expect(await heldFor(oja, id)).toBe(held);
  });

  test('keeps the part that held when it was bought', async () => {
    const market = await newMarket();
    const id = await buyWithCover(market);
    await changeSettings(oja, 'payment', { coverHeldNewPercent: 10 });
    await oja.call('confirmPurchase', { token: market.buyer.token, params: { id } });
    await changeSettings(oja, 'payment', { coverHeldNewPercent: 40 });
    expect(await heldFor(oja, id)).toBe(360);
  });

  test('without cover pays everything at once', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market, { days: 0 });
    expect(await stageOf(id)).toEqual({ status: 'completed', stage: 'settled' });
    expect(await walletOf(oja, market.seller)).toBe(900);
    const shown = await oja.call('showCover', { token: market.buyer.token, params: { id } });
    expect(refusalOf(shown)).toEqual([404, 'not_found']);
  });

  test('shows both sides what will be held before it is confirmed', async () => {
    const market = await newMarket();
    const id = await buyWithCover(market);
    const { body: bought } = await oja.call('showPurchase', { token: market.buyer.token, params: { id } });
    const { body: sold } = await oja.call('showSale', { token: market.seller.token, params: { id } });
    const cover = { days: 14, held: 360, ends_at: null, ended_at: null, claim: null };
    expect([bought.data.cover, sold.data.cover]).toEqual([cover, cover]);
  });
});

test('the seller reads the sums of a sale before the listing is on the market, others once it is', async () => {
  const seller = await addTrader(oja);
  const { id } = (
    await oja.call('createListing', {
      token: seller.token,
      body: listingForm({ price: 1_000, cover_days: 14 }),
    })
  ).body.data;
  const readTerms = (token: string) => oja.call('coverTerms', { token, params: { id }, query: {} });
  expect((await readTerms(seller.token)).body.data).toEqual({
    days: 14,
    price: 1_000,
    fee: 100,
    paid: 540,
    held: 360,
  });
  expect(refusalOf(await readTerms(common.buyer.token))).toEqual([404, 'not_found']);
});

test('the wallet of the seller counts of an open sale what its release pays', async () => {
  const market = await newMarket();
  await buyWithCover(market);
  const { body } = await oja.call('walletStats', { token: market.seller.token });
  expect(body.on_its_way).toMatchObject({ amount: 540, covered: 0 });
});

test('the wallet of the seller says what is held until when, and what waits for a claim', async () => {
  const market = await newMarket();
  const held = async () => {
    const { body } = await oja.call('walletStats', { token: market.seller.token });
    const { covered, claimed, covered_until } = body.on_its_way ?? {};
    return [covered, claimed, covered_until];
  };
  const end = (days: number) => new Date(oja.clock.now.getTime() + days * dayMs).toISOString();
  await confirmWithCover(market, { days: 7 });
  const claimed = await confirmWithCover(market, { days: 14 });
  expect(await held()).toEqual([720, 0, end(14)]);
  await openClaimOf(market, claimed);
  expect(await held()).toEqual([720, 360, end(7)]);
});

describe('the end of cover', () => {
  test('releases the held part once its time is over, and not a moment before', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market, { days: 7 });
    oja.clock.advance(7 * dayMs - 1);
    await runEndCovers();
    expect(await heldFor(oja, id)).toBe(360);
    oja.clock.advance(1);
    await runEndCovers();
    await runEndCovers();
    expect([await walletOf(oja, market.seller), await heldFor(oja, id)]).toEqual([900, 0]);
    expect(await stageOf(id)).toEqual({ status: 'completed', stage: 'settled' });
    expect(refusalOf(await claim(market, id))).toEqual([409, 'cover_not_running']);
  });

  test('waits for an open claim, and follows when it is rejected', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market, { days: 7 });
    const claimId = await openClaimOf(market, id);
    oja.clock.advance(8 * dayMs);
    await runEndCovers();
    expect(await heldFor(oja, id)).toBe(360);
    expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
    await runEndCovers();
    expect(await walletOf(oja, market.seller)).toBe(900);
  });

  test('a part of nothing needs no transfer', async () => {
    const market = await newMarket();
    await changeSettings(oja, 'payment', { coverHeldNewPercent: 0 });
    const id = await confirmWithCover(market, { days: 7 });
    await changeSettings(oja, 'payment', { coverHeldNewPercent: 40 });
    oja.clock.advance(7 * dayMs);
    await runEndCovers();
    expect(await stageOf(id)).toMatchObject({ stage: 'settled' });
    expect(await walletOf(oja, market.seller)).toBe(900);
  });
});
