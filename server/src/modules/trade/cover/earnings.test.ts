import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, openMarket } from '../../../../test/purchases.ts';
import { endCovers } from './index.ts';
import { confirmWithCover, decide, openClaimOf } from './test-cover.ts';

const oja = await startOja();
const common = await openMarket(oja);

/** New sellers are paid ₦540 of ₦1,000 at confirmation, and ₦360 is held. */
test.each([
  { name: 'the whole', refund_amount: undefined, earned: 0 },
  { name: 'less than the held part', refund_amount: 100, earned: 810 },
  { name: 'more than the held part', refund_amount: 500, earned: 450 },
])('Total Earned and Paid Out take off what a claim took back: $name', async ({ refund_amount, earned }) => {
  const market = { ...common, seller: await addTrader(oja) };
  const { token } = market.seller;
  const figures = async () => {
    const { data } = (await oja.call('walletStats', { token })).body;
    const { totals } = (await oja.call('listSales', { token })).body;
    return {
      totalEarned: data.find(({ title }) => title === 'Total Earned')?.value,
      paidOut: totals.earned - totals.covered - totals.returned,
    };
  };
  const both = (naira: number) => ({ totalEarned: naira, paidOut: naira });
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  expect(await figures()).toEqual(both(540));
  await decide(market, claimId, { outcome: 'upheld', ...(refund_amount ? { refund_amount } : {}) });
  expect(await figures()).toEqual(both(earned));
  // A sale without a claim counts as before.
  await confirmWithCover(market, { days: 7 });
  oja.clock.advance(7 * dayMs);
  await endCovers.run(oja.deps, {}, { number: 1, last: true });
  expect(await figures()).toEqual(both(earned + 900));
  await expectCleanLedger(oja);
});
