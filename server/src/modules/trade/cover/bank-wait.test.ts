import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { bankQuestion, whileHoldIsPlaced } from '../../../../test/bank-questions.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { availableOf, fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addTrader, openMarket } from '../../../../test/purchases.ts';
import { openChargeback } from '../../money/chargebacks/index.ts';
import { endCovers } from './index.ts';
import { findDueCovers, releaseCover } from './release-cover.ts';
import { confirmWithCover, heldFor } from './test-cover.ts';

/** The held part of cover waits while a bank asks its buyer for a payment back. */
const oja = await startOjaWithPaystack();
const common = await openMarket(oja);
const runEndCovers = () => endCovers.run(oja.deps, {}, { number: 1, last: true });

/** Paid by card and confirmed: ₦540 of ₦1,000 are paid, and ₦360 are held for seven days. */
async function confirmed() {
  const market = { ...common, buyer: await addTrader(oja), seller: await addTrader(oja) };
  const reference = await fund(oja, market.buyer, 1_000);
  const id = await confirmWithCover(market, { days: 7 });
  return { ...market, id, ...bankQuestion(oja, { reference, naira: 1_000 }) };
}

const dueCovers = () => findDueCovers(oja.deps.db, { poll: 'end_covers', now: oja.clock.now, limit: 10 });

test.each(['won', 'lost'] as const)(
  'the held part is not paid while a bank asks, and is when it has %s',
  async (outcome) => {
    const { seller, id, ask, settle } = await confirmed();
    await ask();
    oja.clock.advance(7 * dayMs);
    expect(await dueCovers()).toEqual([]);
    expect(await releaseCover(oja.deps, id)).toBe(false);
    expect([await heldFor(oja, id), await availableOf(oja, seller)]).toEqual([360, 540]);
    await settle(outcome);
    expect(await dueCovers()).toEqual([id]);
    await runEndCovers();
    expect([await heldFor(oja, id), await availableOf(oja, seller)]).toEqual([0, 900]);
    await expectCleanLedger(oja);
  },
);

test('both sides read why the held part waits, and no end of cover is promised', async () => {
  const { buyer, seller, id, ask, settle } = await confirmed();
  const params = { id };
  const shown = async () => [
    (await oja.call('showSale', { token: seller.token, params })).body.data.release_waits,
    (await oja.call('showPurchase', { token: buyer.token, params })).body.data.release_waits,
    (await oja.call('showCover', { token: seller.token, params })).body.data.release_waits,
    (await oja.call('walletStats', { token: seller.token })).body.on_its_way?.covered_until === null,
  ];
  expect(await shown()).toEqual([false, false, false, false]);
  await ask();
  expect(await shown()).toEqual([true, true, true, true]);
  await settle('won');
  expect(await shown()).toEqual([false, false, false, false]);
  // Once cover is over, nothing waits any more.
  oja.clock.advance(7 * dayMs);
  await runEndCovers();
  await openChargeback(oja.deps, {
    gatewayId: 'a second one',
    reference: await fund(oja, buyer, 500),
    amountKobo: 50_000,
  });
  expect((await shown()).slice(0, 3)).toEqual([false, false, false]);
});

test('the end of cover waits for a hold that is being placed', async () => {
  const { buyer, id } = await confirmed();
  oja.clock.advance(7 * dayMs);
  const release = () => releaseCover(oja.deps, id);
  const { result } = await whileHoldIsPlaced(oja, { person: buyer, reason: 'chargeback' }, release);
  expect(result).toBe(false);
  expect(await heldFor(oja, id)).toBe(360);
});
