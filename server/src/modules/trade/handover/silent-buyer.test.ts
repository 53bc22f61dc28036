import { dayMs, hourMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, stepOf, tick } from '../../../../test/handovers.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { completePurchases } from '../purchases/index.ts';
import { handoverChecks } from './handover-checks.ts';
import { watchHandovers } from './index.ts';

/** What becomes of a step that the clock ticked off for a silent buyer who comes back. */
const oja = await startOja();
const street = await openMarket(oja);
const run = { number: 1, last: true };

/** Lets time pass as a worker sees it: the clock looks every six hours. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 6 * hourMs) {
    oja.clock.advance(Math.min(left, 6 * hourMs));
    await watchHandovers.run(oja.deps, {}, run);
    await completePurchases.run(oja.deps, {}, run);
  }
}

/** A channel whose buyer did not say within four days that the invitation was accepted. */
async function acceptedByClock() {
  const market = { ...street, buyer: await addBuyer(oja, 1_000) };
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners', 'invite_owner');
  await pass(4 * dayMs);
  expect((await stepOf(market, id, 'accept_invitation')).done_by).toBe('clock');
  return { market, id };
}

/** Event and text of the newest notification about a hand-over. */
async function newsOf({ token }: Person, id: string) {
  const { body } = await oja.call('listNotifications', { token });
  const newest = present(body.data.find(({ link }) => link === `/dashboard/handovers/${id}`));
  return [newest.event, newest.text];
}

const contest = (token: string, id: string, key: string) =>
  oja.call('contestHandoverStep', { token, params: { id, key }, body: { text: 'No invitation came.' } });

afterEach(() => expectCleanLedger(oja));

test('a contested invitation undoes its acceptance, and the wait begins when the buyer has accepted', async () => {
  const { market, id } = await acceptedByClock();
  const { token } = market.buyer;
  expect((await contest(token, id, 'invite_owner')).status).toBe(200);
  expect(await stepOf(market, id, 'accept_invitation')).toMatchObject({ state: 'waiting', done_by: null });
  await pass(dayMs);
  await tick(market, id, 'invite_owner');
  const { body } = await oja.call('listNotifications', { token });
  const turns = body.data.filter(({ title }) => title === 'Your turn: Accept the invitation');
  expect(turns).toHaveLength(2);
  await tick(market, id, 'accept_invitation');
  const removable = new Date(oja.clock.now.getTime() + 7 * dayMs).toISOString();
  expect((await stepOf(market, id, 'accept_invitation')).wait?.ends_at).toBe(removable);
  await pass(7 * dayMs - hourMs);
  expect(await handoverOf(market, id)).toMatchObject({ stage: 'handing_over', turn: null });
});

describe('a buyer who does late what the clock ticked off', () => {
  /** A page whose buyer accepted nothing: the clock did, and the wait after it is over. */
  async function inspectedByClock() {
    const market = { ...street, buyer: await addBuyer(oja, 1_000) };
    const { id } = await buyWithPlan(market, { platform: 'facebook', price: 1_000 });
    await tick(market, id, 'show_access', 'release_portfolio', 'give_full_control');
    await pass(11 * dayMs);
    expect((await stepOf(market, id, 'accept_access')).done_by).toBe('clock');
    expect((await handoverOf(market, id)).stage).toBe('inspecting');
    return { market, id };
  }

  test('has the wait of the platform and the inspection from then on, once', async () => {
    const { market, id } = await inspectedByClock();
    await pass(2 * dayMs);
    await tick(market, id, 'accept_access');
    const removable = oja.clock.now.getTime() + 7 * dayMs;
    expect(await handoverOf(market, id)).toMatchObject({
      stage: 'handing_over',
      turn: null,
      release_at: new Date(removable + 3 * dayMs).toISOString(),
    });
    expect(await stepOf(market, id, 'accept_access')).toMatchObject({
      done_by: 'buyer',
      done_late: true,
      may_tick: false,
    });
    const payment = whenSentence(new Date(removable + 3 * dayMs));
    expect(await newsOf(market.seller, id)).toEqual([
      'handover_payment_later',
      expect.stringContaining(`after its time was over. You are paid on ${payment} at the latest now`),
    ]);
    await pass(dayMs);
    await tick(market, id, 'accept_access');
    expect((await stepOf(market, id, 'accept_access')).wait?.ends_at).toBe(new Date(removable).toISOString());
    await pass(9 * dayMs - hourMs);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    await pass(hourMs);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  });

  test('moves the payment before the inspection, too, and the seller is told', async () => {
    const { market, id } = await acceptedByClock();
    const { release_at: before } = await handoverOf(market, id);
    await pass(2 * dayMs);
    await tick(market, id, 'accept_invitation');
    const { release_at: after } = await handoverOf(market, id);
    expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(2 * dayMs);
    expect((await newsOf(market.seller, id))[0]).toBe('handover_payment_later');
  });

  test('in time moves no payment, and the seller reads of the step alone', async () => {
    const market = { ...street, buyer: await addBuyer(oja, 1_000) };
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner');
    await pass(3 * dayMs);
    await tick(market, id, 'accept_invitation');
    expect((await stepOf(market, id, 'accept_invitation')).done_late).toBe(false);
    expect((await newsOf(market.seller, id))[0]).toBe('handover_step_done');
  });

  test('changes nothing once the time to inspect is over', async () => {
    const { market, id } = await inspectedByClock();
    oja.clock.advance(3 * dayMs);
    expect((await stepOf(market, id, 'accept_access')).may_tick).toBe(false);
    await tick(market, id, 'accept_access');
    expect(await stepOf(market, id, 'accept_access')).toMatchObject({ done_by: 'clock' });
    await pass(hourMs);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  });
});

test('the auditor finds a payment while a wait of the platform ran', async () => {
  const { market, id } = await acceptedByClock();
  await pass(7 * dayMs);
  await tick(market, id, 'make_primary_owner');
  await pass(3 * dayMs);
  expect(await statusOfPurchase(oja, id)).toBe('completed');
  const check = handoverChecks.find(({ name }) => name.endsWith('while a wait of the platform ran'));
  const faultsWhenDone = async (daysLater: number) => {
    const later = `update handover_steps set done_at = done_at + make_interval(days => $2)
                    where purchase_id = $1 and key = 'accept_invitation'`;
    await asOwner(oja, later, [id, daysLater]);
    const { rows } = await sql.raw<{ faults: number }>(check?.sql ?? '').execute(oja.deps.db);
    return rows[0]?.faults;
  };
  expect(await faultsWhenDone(4)).toBe(1);
  expect(await faultsWhenDone(-4)).toBe(0);
});
