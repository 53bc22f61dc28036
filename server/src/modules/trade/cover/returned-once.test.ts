import { afterEach, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, addTrader, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { findMoneyFaults } from '../../portals/money-watch/index.ts';
import { decide, openClaimOf, walletOf } from './test-cover.ts';

const oja = await startOja();
const common = await openMarket(oja);
const second = await addAdmin(oja);
const price = 900;

afterEach(() => expectCleanLedger(oja));

/** A covered purchase of which ₦100 came back by a ruling, with an appeal of the buyer and a claim, both open. */
async function appealedAndClaimed() {
  const market = { ...common, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
  const { id } = await buyAndDispute(market, { listing: { price, cover_days: 14 } });
  const ruled = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: id },
    body: { type: 'partial_refund', refund_amount: 100, details: 'Shown.', early_reason: 'It cannot wait.' },
  });
  expect(ruled.status).toBe(200);
  const { token } = market.buyer;
  expect(
    (await oja.call('openAppeal', { token, params: { id }, body: { text: 'Look again.' } })).status,
  ).toBe(200);
  return { market, id, claimId: await openClaimOf(market, id) };
}

const award = (id: string, amount: number) =>
  oja.call('decideAppeal', {
    token: second.token,
    params: { purchase_id: id },
    body: { decision: 'award', details: 'I read it all again.', amount },
  });

const limitOf = async (id: string) =>
  (await oja.call('showStaffCase', { token: second.token, params: { purchase_id: id } })).body.data.appeal
    ?.limit;

/** The total of My Purchases, and that of the dashboard with the last days of its curve. */
async function spentOf({ buyer: { token } }: Awaited<ReturnType<typeof appealedAndClaimed>>['market']) {
  const { totals } = (await oja.call('listPurchases', { token })).body;
  const { data } = (await oja.call('showDashboard', { token })).body;
  if (data.role !== 'user') throw new Error(`a buyer has the dashboard of a ${data.role}`);
  return [totals.spent, data.totalSpent, data.sparklines.spent.reduce((sum, naira) => sum + naira, 0)];
}

test('after a claim that returned the rest, an appeal awards nothing', async () => {
  const { market, id, claimId } = await appealedAndClaimed();
  expect(await limitOf(id)).toBe(800);
  expect(await spentOf(market)).toEqual([800, 800, 800]);
  expect((await decide(market, claimId, { outcome: 'upheld', refund_amount: 500 })).status).toBe(200);
  expect(await limitOf(id)).toBe(300);
  expect(await spentOf(market)).toEqual([300, 300, 300]);
  expect(refusalOf(await award(id, 301))).toEqual([400, 'award_amount_wrong']);
  expect((await award(id, 300)).status).toBe(200);
  expect(await walletOf(oja, market.buyer)).toBe(price);
  expect(await spentOf(market)).toEqual([0, 0, 0]);
});

test('after an award, a claim returns what is left of the price', async () => {
  const { market, id, claimId } = await appealedAndClaimed();
  expect((await award(id, 300)).status).toBe(200);
  const tooMuch = await decide(market, claimId, { outcome: 'upheld', refund_amount: 501 });
  expect(refusalOf(tooMuch)).toEqual([400, 'refund_amount_wrong']);
  expect((await decide(market, claimId, { outcome: 'upheld' })).status).toBe(200);
  expect(await walletOf(oja, market.buyer)).toBe(price);
});

test('a claim after an award of everything can only be rejected', async () => {
  const { market, id, claimId } = await appealedAndClaimed();
  expect((await award(id, 800)).status).toBe(200);
  const { body } = await oja.call('showClaim', { token: market.admin.token, params: { id: claimId } });
  expect(body.data).toMatchObject({ refundable: 0, blocked: null });
  const upheld = await decide(market, claimId, { outcome: 'upheld' });
  expect(refusalOf(upheld)).toEqual([400, 'refund_amount_wrong']);
  expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
});

test('the auditor finds a purchase of which more than the price came back', async () => {
  const { market, id, claimId } = await appealedAndClaimed();
  expect((await award(id, 300)).status).toBe(200);
  expect((await decide(market, claimId, { outcome: 'upheld' })).status).toBe(200);
  const asOwner = (statement: string) => onServer(oja.adminUrl, (client) => client.query(statement));
  const addKobo = (kobo: number) =>
    asOwner(`update cover_claims set refund_kobo = refund_kobo + ${kobo}, fee_returned_kobo = fee_returned_kobo + ${kobo}
              where id = '${claimId}'`);
  await addKobo(1);
  expect(await findMoneyFaults(oja.deps.db)).toContainEqual({
    name: 'settlement, appeal and claim together return at most the price to the buyer',
    faults: 1,
  });
  await addKobo(-1);
});

test('an award and a claim of everything at once return the price once', async () => {
  for (let round = 0; round < roundsOf(20); round += 1) {
    const { market, id, claimId } = await appealedAndClaimed();
    const [awarded, upheld] = await together(round, [
      () => award(id, 800),
      () => decide(market, claimId, { outcome: 'upheld' }),
    ]);
    const refused = awarded.status === 200 ? 'refund_amount_wrong' : 'award_amount_wrong';
    expect(outcomesOf([awarded, upheld])).toEqual(['200', `400 ${refused}`]);
    expect(await walletOf(oja, market.buyer)).toBe(price);
  }
}, 120_000);
