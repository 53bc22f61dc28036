import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, tick } from '../../../../test/handovers.ts';
import { fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addTrader, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { openChargeback, settleChargeback } from '../../money/chargebacks/index.ts';
import { completePurchases } from '../purchases/index.ts';

/** An account is handed over and inspected, and a bank asks its buyer for the payment back. */
const oja = await startOjaWithPaystack();
const street = await openMarket(oja);

test('both sides read on every page of hand-overs that the payment waits for a bank, and none offers to confirm', async () => {
  const market = { ...street, buyer: await addTrader(oja), seller: await addTrader(oja) };
  const reference = await fund(oja, market.buyer, 1_000);
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  oja.clock.advance(7 * dayMs);
  await tick(market, id, 'make_primary_owner');
  const read = async (side: 'buyer' | 'seller') => {
    const { body } = await oja.call('listHandovers', { token: market[side].token });
    const { release_waits: page, confirm } = await handoverOf(market, id, side);
    return [body.data.map(({ stage, release_waits }) => [stage, release_waits]), page, confirm.allowed];
  };
  expect(await read('seller')).toEqual([[['inspecting', false]], false, true]);

  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: 100_000 });
  oja.clock.advance(4 * dayMs);
  const complete = () => completePurchases.run(oja.deps, {}, { number: 1, last: true });
  await complete();
  expect(await statusOfPurchase(oja, id)).toBe('pending');
  for (const side of ['buyer', 'seller'] as const)
    expect(await read(side)).toEqual([[['inspecting', true]], true, false]);

  const { token } = market.buyer;
  const { body } = await oja.call('showPurchase', { token, params: { id } });
  expect(body.data.actions).not.toContain('confirm');
  await settleChargeback(oja.deps, { gatewayId: reference, outcome: 'won' });
  await complete();
  expect(await read('seller')).toEqual([[], false, false]);
  await expectCleanLedger(oja);
});
