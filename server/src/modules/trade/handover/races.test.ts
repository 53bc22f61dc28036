import { dayMs } from '@oja/contract/durations';
import { afterAll, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, buy, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { roundsOf, roundsUntil } from '../../../../test/rounds.ts';
import { type Sent, sender } from '../../../../test/send.ts';
import { together } from '../../../../test/together.ts';
import { completeDue } from '../purchases/index.ts';
import { followClock } from './watch-handovers.ts';

/** Real requests over a real network, so that they run concurrently. ROUNDS=500 is the long run. */
const rounds = roundsOf(50);
const oja = await startOja();
const send = sender(await oja.app.listen({ port: 0, host: '127.0.0.1' }));
const openStreet = await openMarket(oja);
const outcome = ({ status, body }: Sent) => body.code ?? status;
const price = 1_000;

afterAll(() => expectCleanLedger(oja));

const began = oja.clock.now.getTime();

/** A purchase with a buyer of its own, so that no limit of a person is met, at the same time of each round. */
async function buyOne() {
  oja.clock.advance(began - oja.clock.now.getTime());
  const market = { ...openStreet, buyer: await addBuyer(oja, price) };
  const { id } = await buyWithPlan(market, { price });
  return { market, id, path: `/purchases/${id}/handover` };
}

test('the buyer cancels while the seller begins', async () => {
  const seen = new Set<string>();
  for (const round of roundsUntil(50, () => seen.size === 2)) {
    const { market, id, path } = await buyOne();
    oja.clock.advance(dayMs);
    const [ticked, cancelled] = await together(round, [
      () => send(market.seller, `${path}/steps/show_owners/done`, {}),
      () => send(market.buyer, `${path}/cancel`),
    ]);
    const outcomes = [outcome(ticked), outcome(cancelled)];
    expect([
      [200, 'handover_begun'],
      ['purchase_state_conflict', 200],
    ]).toContainEqual(outcomes);
    expect(await statusOfPurchase(oja, id)).toBe(outcomes[0] === 200 ? 'pending' : 'cancelled');
    seen.add(String(outcomes[0]));
  }
  expect(seen.size).toBe(2);
}, 120_000);

test('the buyer cancels while the seller sends a code', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { market, id, path } = await buyOne();
    oja.clock.advance(dayMs);
    const [sent, cancelled] = await together(round, [
      () => send(market.seller, `${path}/codes`, { code: '482 913' }),
      () => send(market.buyer, `${path}/cancel`),
    ]);
    expect([
      [200, 'handover_begun'],
      ['purchase_state_conflict', 200],
    ]).toContainEqual([outcome(sent), outcome(cancelled)]);
    expect(await statusOfPurchase(oja, id)).toBe(sent.status === 200 ? 'pending' : 'cancelled');
  }
}, 120_000);

test('the buyer opens the login details and cancels at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    oja.clock.advance(began - oja.clock.now.getTime());
    const market = { ...openStreet, buyer: await addBuyer(oja, price) };
    const terms = { platform: 'instagram', handover_kind: 'credentials', mailbox: 'none', price } as const;
    const { id } = await buy(market, { listing: terms });
    oja.clock.advance(dayMs);
    const [opened, cancelled] = await together(round, [
      () => send(market.buyer, `/purchases/${id}/credentials`),
      () => send(market.buyer, `/purchases/${id}/handover/cancel`),
    ]);
    expect([
      [200, 'handover_begun'],
      ['purchase_state_conflict', 200],
    ]).toContainEqual([outcome(opened), outcome(cancelled)]);
    const { body } = await oja.call('showPurchase', { token: market.buyer.token, params: { id } });
    expect(body.data.listing.password === '').toBe(cancelled.status === 200);
  }
}, 120_000);

test('the buyer contests the only step and cancels at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { market, id, path } = await buyOne();
    await tick(market, id, 'show_owners');
    oja.clock.advance(2 * dayMs);
    const [contested, cancelled] = await together(round, [
      () => send(market.buyer, `${path}/steps/show_owners/contest`, { text: 'I see no picture.' }),
      () => send(market.buyer, `${path}/cancel`),
    ]);
    expect([outcome(contested), outcome(cancelled)]).toEqual([200, 'handover_begun']);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
  }
}, 120_000);

test('the clock cancels while the seller begins', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { market, id, path } = await buyOne();
    oja.clock.advance(2 * dayMs);
    const [ticked] = await together(round, [
      () => send(market.seller, `${path}/steps/show_owners/done`, {}),
      () => followClock(oja.deps, id),
    ]);
    const status = await statusOfPurchase(oja, id);
    expect([outcome(ticked), status]).toEqual(
      ticked.status === 200 ? [200, 'pending'] : ['purchase_state_conflict', 'cancelled'],
    );
  }
}, 120_000);

test('the buyer contests while the clock releases', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { market, id, path } = await buyOne();
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    oja.clock.advance(7 * dayMs);
    await tick(market, id, 'make_primary_owner');
    oja.clock.advance(3 * dayMs);
    const text = 'The seller is still the primary owner.';
    const [contested, completed] = await together(round, [
      () => send(market.buyer, `${path}/steps/make_primary_owner/contest`, { text }),
      () => completeDue(oja.deps, id),
    ]);
    expect(['dispute_window_closed', 'purchase_state_conflict']).toContain(outcome(contested));
    // A release leaves a purchase alone that is locked at that moment.
    if (!completed) expect(await completeDue(oja.deps, id)).toBe(true);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  }
}, 120_000);

test("the buyer confirms while the seller's last step is contested from a second tab", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { market, id, path } = await buyOne();
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    oja.clock.advance(7 * dayMs);
    await tick(market, id, 'make_primary_owner');
    const sentence = 'I have full control of this account';
    const [confirmed, contested] = await together(round, [
      () => send(market.buyer, `/purchases/${id}/confirm`, { sentence }),
      () => send(market.buyer, `${path}/steps/make_primary_owner/contest`, { text: 'Not yet.' }),
    ]);
    expect([
      [200, 'purchase_state_conflict'],
      ['platform_wait_running', 200],
    ]).toContainEqual([outcome(confirmed), outcome(contested)]);
  }
}, 120_000);

test('the buyer confirms while the platform is accepted late from a second tab', async () => {
  for (let round = 0; round < rounds; round += 1) {
    oja.clock.advance(began - oja.clock.now.getTime());
    const market = { ...openStreet, buyer: await addBuyer(oja, price) };
    const { id } = await buyWithPlan(market, { platform: 'facebook', price });
    await tick(market, id, 'show_access', 'release_portfolio', 'give_full_control');
    oja.clock.advance(4 * dayMs);
    await followClock(oja.deps, id);
    oja.clock.advance(7 * dayMs);
    await followClock(oja.deps, id);
    const sentence = 'I have full control of this account';
    const [confirmed, accepted] = await together(round, [
      () => send(market.buyer, `/purchases/${id}/confirm`, { sentence }),
      () => send(market.buyer, `/purchases/${id}/handover/steps/accept_access/done`, {}),
    ]);
    expect([
      [200, 'purchase_state_conflict'],
      ['platform_wait_running', 200],
    ]).toContainEqual([outcome(confirmed), outcome(accepted)]);
  }
}, 120_000);

test('a code is read by one of two requests', async () => {
  const { market, path } = await buyOne();
  for (let round = 0; round < rounds; round += 1) {
    oja.clock.advance(1_000);
    const sent = await send(market.seller, `${path}/codes`, { code: `code ${round}` });
    const codes = (sent.body.data as { codes: { id: string; may_read: boolean; read_at: string | null }[] })
      .codes;
    const unread = codes.find(({ read_at }) => read_at === null);
    const read = () => send(market.buyer, `${path}/codes/${unread?.id}`, undefined, 'GET');
    const answers = await Promise.all([read(), read()]);
    expect(answers.map(outcome).toSorted()).toEqual([200, 'handover_code_read']);
  }
}, 120_000);
