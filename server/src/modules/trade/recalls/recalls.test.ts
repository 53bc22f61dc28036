import { dayMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOja } from '../../../../test/oja.ts';
import {
  addBuyer,
  addTrader,
  buy,
  changeSettings,
  dispute,
  type Market,
  offer,
  openMarket,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { confirmWithCover, decide, heldFor, openClaimOf } from '../cover/test-cover.ts';
import { listingForm } from '../listings/test-listings.ts';
import { followRecallsJob } from './follow-recalls.ts';
import { resumeSelling } from './index.ts';

const oja = await startOja();
const common = await openMarket(oja);
afterEach(() => expectCleanLedger(oja));

async function newMarket(): Promise<Market> {
  return { ...common, buyer: await addBuyer(oja, 100_000), seller: await addTrader(oja) };
}

/** The account of a new sale is taken back, and the claim upheld. */
async function recall(market: Market): Promise<void> {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  expect((await decide(market, claimId, { outcome: 'upheld' })).status).toBe(200);
  await oja.runJobs();
}
const stopOf = ({ id }: Person) =>
  oja.deps.db
    .selectFrom('users')
    .select(['sellingStop', 'sellingStopUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const toldId = async ({ id }: Person) => {
  const row = await oja.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', id)
    .where('event', '=', 'recall_counted')
    .executeTakeFirstOrThrow();
  return row.id;
};
/** What they were told of recalls and their consequences. */
const toldOf = async ({ token }: Person) => {
  const { body } = await oja.call('listNotifications', { token });
  const events = body.data.map(({ event }) => event);
  return events.filter((event) => event === 'recall_counted' || event === 'selling_barred');
};
const submit = ({ token }: Person) => oja.call('createListing', { token, body: listingForm() });

describe('recalls', () => {
  test('the first raises the held part', async () => {
    const market = await newMarket();
    await recall(market);
    expect(await stopOf(market.seller)).toEqual({ sellingStop: null, sellingStopUntil: null });
    // 40 % of a new seller and 20 % more, of ₦900.
    expect(await heldFor(oja, await confirmWithCover(market))).toBe(540);
  });

  test('is told once, however often its job runs', async () => {
    const market = await newMarket();
    await recall(market);
    const again = { sellerId: market.seller.id, notificationId: await toldId(market.seller) };
    await followRecallsJob.run(oja.deps, again, { number: 2, last: false });
    expect(await toldOf(market.seller)).toEqual(['recall_counted']);
  });

  test('the second pauses selling: no new listing, none on the market, until it is over', async () => {
    const market = await newMarket();
    const posted = await offer(market, { price: 500 });
    await recall(market);
    await recall(market);
    const until = new Date(oja.clock.now.getTime() + 30 * dayMs);
    expect(await stopOf(market.seller)).toEqual({ sellingStop: 'paused', sellingStopUntil: until });
    expect(refusalOf(await submit(market.seller))).toEqual([403, 'selling_stopped']);
    const body = { listing_id: posted.id };
    const bought = () => oja.call('createPurchase', { token: market.buyer.token, body });
    expect(refusalOf(await bought())).toEqual([409, 'listing_unavailable']);
    oja.clock.advance(30 * dayMs);
    await resumeSelling.run(oja.deps, {}, { number: 1, last: true });
    expect((await bought()).status).toBe(200);
  });

  test('the third bars for good', async () => {
    const market = await newMarket();
    // Claims about three sales that were made before the pause.
    const sales = [1, 2, 3].map(() => confirmWithCover(market));
    for (const sale of sales) {
      await decide(market, await openClaimOf(market, await sale), { outcome: 'upheld' });
      await oja.runJobs();
    }
    const barred = { sellingStop: 'barred', sellingStopUntil: null };
    expect(await stopOf(market.seller)).toEqual(barred);
    expect(await toldOf(market.seller)).toEqual(['recall_counted', 'recall_counted', 'recall_counted']);
    oja.clock.advance(200 * dayMs);
    await resumeSelling.run(oja.deps, {}, { number: 1, last: true });
    expect(await stopOf(market.seller)).toEqual(barred);
  });

  test('a dispute about a recovered account counts when it is decided for the buyer', async () => {
    const market = await newMarket();
    const { id } = await buy(market, { listing: { price: 1_000 } });
    await dispute(market, id, { reason: 'account_recovered' });
    await oja.call('resolveDispute', {
      token: market.admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_buyer', details: 'It went back.', early_reason: 'It cannot wait.' },
    });
    const recalls = oja.deps.db.selectFrom('recalls').select('source').where('purchaseId', '=', id);
    expect(await recalls.execute()).toEqual([{ source: 'dispute' }]);
  });

  test('a setting makes cover a duty of sellers with a recall', async () => {
    const market = await newMarket();
    await recall(market);
    // A listing from before the setting gets the days at its sale; a new one must offer them.
    const listing = await offer(market, { price: 1_000 });
    await changeSettings(oja, 'payment', { recallCoverDays: 14 });
    const few = await oja.call('createListing', {
      token: market.seller.token,
      body: listingForm({ cover_days: 7 }),
    });
    expect(refusalOf(few)).toEqual([400, 'cover_days_too_few']);
    expect(few.body.message).toContain('went back to you');
    const sale = await oja.call('createPurchase', {
      token: market.buyer.token,
      body: { listing_id: listing.id },
    });
    const bought = sale.body.data.id;
    await oja.call('confirmPurchase', { token: market.buyer.token, params: { id: bought } });
    const other = await confirmWithCover(await newMarket(), { days: 0 });
    await changeSettings(oja, 'payment', { recallCoverDays: 0 });
    const rows = await oja.deps.db
      .selectFrom('purchases')
      .select(['id', 'stage'])
      .where('id', 'in', [bought, other])
      .execute();
    expect(new Map(rows.map(({ id, stage }) => [id, stage]))).toEqual(
      new Map([
        [bought, 'covered'],
        [other, 'settled'],
      ]),
    );
  });
});
