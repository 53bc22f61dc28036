import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { completePurchases } from '../purchases/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { risk, steps } = present(findShippedPlan('youtube', 'role'));

/** A version without waits and with a longer inspection. */
async function changePlan(): Promise<void> {
  const changed = await oja.call('saveHandoverPlan', {
    token: market.admin.token,
    params: { platform: 'youtube', kind: 'role' },
    body: {
      expected_version: 1,
      risk,
      inspection_hours: 240,
      steps: steps.map((step) => ({ ...step, wait: null })),
      reason: 'YouTube waits no more.',
    },
  });
  expect(changed.status).toBe(200);
}

test('a purchase keeps the version of the plan with which it began', async () => {
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  await changePlan();
  oja.clock.advance(dayMs);
  expect(await handoverOf(market, id)).toMatchObject({ plan_version: 1, turn: null, inspection_hours: 72 });
  oja.clock.advance(6 * dayMs);
  await tick(market, id, 'make_primary_owner');
  oja.clock.advance(3 * dayMs);
  await completePurchases.run(oja.deps, {}, { number: 1, last: true });
  expect(await statusOfPurchase(oja, id)).toBe('completed');

  const later = await buyWithPlan(market, { price: 1_000 });
  expect(await handoverOf(market, later.id)).toMatchObject({ plan_version: 2, inspection_hours: 240 });
  await tick(market, later.id, 'show_owners', 'invite_owner', 'accept_invitation', 'make_primary_owner');
  expect(await handoverOf(market, later.id)).toMatchObject({ stage: 'inspecting' });
  await expectCleanLedger(oja);
});
