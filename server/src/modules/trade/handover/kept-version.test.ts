import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { offer, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { completePurchases } from '../purchases/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { risk, steps } = present(findShippedPlan('youtube', 'role'));

/** A version without waits and with a longer inspection. */
async function changePlan(version = 1): Promise<void> {
  const changed = await oja.call('saveHandoverPlan', {
    token: market.admin.token,
    params: { platform: 'youtube', kind: 'role' },
    body: {
      expected_version: version,
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

test('a purchase by another version than its buyer read is refused', async () => {
  const { token } = market.buyer;
  const { id } = await offer(market, { platform: 'youtube', price: 1_000, handover_kind: 'role' });
  const readVersion = async () => {
    const { body } = await oja.call('showListing', { token, params: { id } });
    return body.data.handover?.version;
  };
  const buySeen = (version: number) =>
    oja.call('createPurchase', { token, body: { listing_id: id, expected_plan_version: version } });
  const seen = present(await readVersion());
  await changePlan(seen);
  expect(refusalOf(await buySeen(seen))).toEqual([409, 'handover_steps_changed']);
  const now = present(await readVersion());
  expect(now).toBe(seen + 1);
  const bought = await buySeen(now);
  expect(bought.status).toBe(200);
  expect(await handoverOf(market, bought.body.data.id)).toMatchObject({ plan_version: now });
  await expectCleanLedger(oja);
});

test('a plan that was read is refused where login details move without one', async () => {
  const { token } = market.buyer;
  const { id } = await offer(market, { price: 1_000 });
  const body = { listing_id: id, expected_plan_version: 1 };
  expect(refusalOf(await oja.call('createPurchase', { token, body }))).toEqual([
    409,
    'handover_steps_changed',
  ]);
});
