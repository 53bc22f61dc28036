import { afterAll, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { changeSettings, offer, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

/** The cover that a buyer read before paying is the least that the buyer gets. */
const oja = await startOja();
const market = await openMarket(oja);

afterAll(() => expectCleanLedger(oja));

test('a purchase with less cover than its buyer read is refused, one with as much or more is not', async () => {
  const shop = await withNewBuyer(market);
  const { token } = shop.buyer;
  const { id } = await offer(shop, { price: 1_000, cover_days: 14 });
  const read = async () => {
    const { body } = await oja.call('coverTerms', { token, params: { id }, query: {} });
    return { days: body.data.days, held: body.data.held };
  };
  const buySeen = (expected_cover: { days: number; held: number }) =>
    oja.call('createPurchase', { token, body: { listing_id: id, expected_cover } });
  const seen = await read();
  expect(seen).toEqual({ days: 14, held: 360 });
  await changeSettings(oja, 'payment', { coverHeldNewPercent: 30 });
  expect(refusalOf(await buySeen(seen))).toEqual([409, 'cover_terms_changed']);
  const less = await read();
  expect(refusalOf(await buySeen({ ...less, days: 30 }))).toEqual([409, 'cover_terms_changed']);
  await changeSettings(oja, 'payment', { coverHeldNewPercent: 40 });
  const bought = await buySeen(less);
  expect(bought.status).toBe(200);
  expect(bought.body.data.cover).toMatchObject({ days: 14, held: 360 });
});
