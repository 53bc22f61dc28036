import { randomUUID } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { confirmSentence } from '@oja/contract/handover-labels';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, stepOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, buy, dispute, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { completePurchases } from '../purchases/index.ts';
import { watchHandovers } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer, seller } = market;
const run = { number: 1, last: true };
const clock = async () => {
  await watchHandovers.run(oja.deps, {}, run);
  await completePurchases.run(oja.deps, {}, run);
};
/** Lets time pass as a worker sees it: the clock looks every six hours. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 6 * hourMs) {
    oja.clock.advance(Math.min(left, 6 * hourMs));
    await clock();
  }
};
const confirm = (id: string, body?: { sentence: string }) =>
  oja.call('confirmPurchase', { token: buyer.token, params: { id }, body });
const contest = (id: string, key: string, token = buyer.token) =>
  oja.call('contestHandoverStep', { token, params: { id, key }, body: { text: 'It is not done.' } });
const actionsOf = async (id: string) =>
  (await oja.call('showPurchase', { token: buyer.token, params: { id } })).body.data.actions;
const titlesOf = async (token: string) => {
  const { body } = await oja.call('listNotifications', { token });
  return body.data.map(({ title }) => title);
};

afterEach(() => expectCleanLedger(oja));

describe('a YouTube channel by the clock', () => {
  test('bought on day 0, accepted on day 2, is removable on day 9 and released on day 12', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const before = await availableOf(oja, seller);
    await pass(dayMs);
    await tick(market, id, 'show_owners', 'invite_owner');
    await pass(dayMs);
    await tick(market, id, 'accept_invitation');
    expect(await handoverOf(market, id)).toMatchObject({ stage: 'handing_over', turn: null });
    expect(await actionsOf(id)).toEqual(['dispute']);
    await pass(7 * dayMs - hourMs);
    const early = await oja.call('tickHandoverStep', {
      token: seller.token,
      params: { id, key: 'make_primary_owner' },
      body: {},
    });
    expect(refusalOf(early)).toEqual([409, 'handover_step_not_ready']);
    const tooEarly = await confirm(id, { sentence: confirmSentence });
    expect(refusalOf(tooEarly)).toEqual([409, 'platform_wait_running']);
    await pass(hourMs);
    expect(await titlesOf(seller.token)).toContain('Your turn: Make the buyer the primary owner');
    await tick(market, id, 'make_primary_owner');
    expect(await handoverOf(market, id)).toMatchObject({
      stage: 'inspecting',
      turn: 'buyer',
      release_at: new Date(oja.clock.now.getTime() + 3 * dayMs).toISOString(),
    });
    expect(await actionsOf(id)).toEqual(['confirm', 'dispute']);
    oja.clock.advance(3 * dayMs - 1);
    await clock();
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    oja.clock.advance(1);
    await clock();
    expect(await statusOfPurchase(oja, id)).toBe('completed');
    expect(await availableOf(oja, seller)).toBe(before + 900);
  });

  test('is confirmed once the own steps are ticked off, or by the sentence', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    await pass(7 * dayMs);
    await tick(market, id, 'make_primary_owner');
    const bare = await confirm(id);
    expect(refusalOf(bare)).toEqual([409, 'handover_incomplete']);
    expect((await handoverOf(market, id)).confirm).toEqual({
      allowed: true,
      sentence: confirmSentence,
      unticked: 2,
    });
    expect(refusalOf(await confirm(id, { sentence: 'yes' }))).toEqual([409, 'handover_incomplete']);
    expect((await confirm(id, { sentence: ' i have FULL control of this account. ' })).status).toBe(200);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  });
});

test('an inspection that began after the clock last looked can be confirmed', async () => {
  const { id } = await buyWithPlan(market, { price: 1_000 });
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  await pass(7 * dayMs);
  await tick(market, id, 'make_primary_owner');
  const { db } = oja.deps;
  await db.updateTable('purchases').set({ stage: 'handing_over' }).where('id', '=', id).execute();
  expect((await confirm(id, { sentence: confirmSentence })).status).toBe(200);
  expect((await handoverOf(market, id)).stage).toBe('settled');
});

describe('a seller who does not begin', () => {
  test('can be cancelled by the buyer after 24 hours, with the whole price', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const before = await availableOf(oja, buyer);
    const cancel = () => oja.call('cancelHandover', { token: buyer.token, params: { id } });
    oja.clock.advance(dayMs - 1);
    expect(refusalOf(await cancel())).toEqual([409, 'handover_cancel_too_early']);
    const bySeller = await oja.call('cancelHandover', { token: seller.token, params: { id } });
    expect(refusalOf(bySeller)).toEqual([403, 'access_denied']);
    oja.clock.advance(1);
    expect((await handoverOf(market, id)).actions).toContain('cancel');
    expect((await cancel()).status).toBe(200);
    expect(await statusOfPurchase(oja, id)).toBe('cancelled');
    expect(await availableOf(oja, buyer)).toBe(before + 1_000);
    const { handle } = await handoverOf(market, id);
    expect(await titlesOf(seller.token)).toContain(`The purchase of ${handle} was cancelled`);
  });

  test('is told once, reminded once, and cancelled by the clock after 48 hours', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const { handle } = await handoverOf(market, id);
    await pass(2 * dayMs - hourMs);
    const { body } = await oja.call('listNotifications', { token: seller.token });
    const about = body.data.filter(
      ({ event, text }) => event.startsWith('handover_') && text.includes(handle),
    );
    expect(about.map(({ event }) => event)).toEqual(['handover_reminder', 'handover_turn']);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    await pass(hourMs);
    expect(await statusOfPurchase(oja, id)).toBe('cancelled');
  });

  test('but not once the first step was done', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners');
    oja.clock.advance(dayMs);
    const late = await oja.call('cancelHandover', { token: buyer.token, params: { id } });
    expect(refusalOf(late)).toEqual([409, 'handover_begun']);
  });
});

describe('a seller who began', () => {
  const cancel = (id: string) => oja.call('cancelHandover', { token: buyer.token, params: { id } });

  test('and whose steps are contested, all of them, is not cancelled by the buyer or the clock', async () => {
    const { id } = await buyWithPlan(market, { platform: 'telegram', price: 1_000 });
    await tick(market, id, 'show_ready', 'join', 'make_administrator', 'transfer_ownership');
    await pass(dayMs);
    for (const key of ['show_ready', 'make_administrator', 'transfer_ownership'])
      expect((await contest(id, key)).status).toBe(200);
    expect(refusalOf(await cancel(id))).toEqual([409, 'handover_begun']);
    expect(await handoverOf(market, id)).toMatchObject({ may_cancel_from: null, actions: ['send_code'] });
    await pass(2 * dayMs);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
  });

  test('by sending a code alone is not cancelled by the buyer or the clock', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await oja.call('sendHandoverCode', { token: seller.token, params: { id }, body: { code: '482 913' } });
    await pass(dayMs);
    expect(refusalOf(await cancel(id))).toEqual([409, 'handover_begun']);
    await pass(dayMs);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
  });

  test('is not one who only got a code from the buyer', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await oja.call('sendHandoverCode', { token: buyer.token, params: { id }, body: { code: 'a@b.ng' } });
    await pass(dayMs);
    expect((await cancel(id)).status).toBe(200);
  });
});

describe('silence', () => {
  test('of the seller in the middle opens a dispute for staff', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners');
    await pass(3 * dayMs);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
    const { body } = await oja.call('showCase', { token: buyer.token, params: { purchase_id: id } });
    expect(body.data.dispute.description).toMatch(
      /^The step “Invite the buyer as an owner” was not done within/,
    );
    expect(body.data.dispute.opened_by).toBe('clock');
    expect(body.data.statements).toMatchObject([{ by: 'staff', name: 'Oja' }]);
    expect(await titlesOf(buyer.token)).toContain(`The hand-over of ${body.data.listing.handle} stopped`);
    const { body: told } = await oja.call('listNotifications', { token: market.seller.token });
    const opened = told.data.find(({ event }) => event === 'dispute_opened');
    expect(opened?.text).toMatch(
      /^Oja opened it: The step “Invite the buyer as an owner” was not done within/,
    );
    const { body: sales } = await oja.call('showSale', { token: market.seller.token, params: { id } });
    expect(sales.data.dispute?.opened_by).toBe('clock');
  });

  test('of the buyer does not hold the seller up for ever', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner');
    const latest = Date.parse((await handoverOf(market, id)).release_at ?? '');
    for (let days = 0; days < 30 && (await statusOfPurchase(oja, id)) === 'pending'; days += 1) {
      const { steps } = await handoverOf(market, id, 'seller');
      for (const { key } of steps.filter(({ may_tick }) => may_tick)) await tick(market, id, key);
      await pass(dayMs);
    }
    expect(await statusOfPurchase(oja, id)).toBe('completed');
    expect(oja.clock.now.getTime()).toBeLessThanOrEqual(latest + dayMs);
    expect((await stepOf(market, id, 'accept_invitation')).done_by).toBe('clock');
    expect(await titlesOf(buyer.token)).toEqual(
      expect.arrayContaining(['Still open: Accept the invitation', 'Done: Accept the invitation']),
    );
  });
});

describe('contesting a step', () => {
  test('opens it again and moves the release, twice at most', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner');
    const contestInvitation = () => contest(id, 'invite_owner');
    expect((await contestInvitation()).status).toBe(200);
    expect(await stepOf(market, id, 'invite_owner')).toMatchObject({
      state: 'ready',
      contest_text: 'It is not done.',
    });
    expect(refusalOf(await contestInvitation())).toEqual([409, 'handover_step_not_done']);
    expect(refusalOf(await contest(id, 'show_owners', seller.token))).toEqual([404, 'handover_step_unknown']);
    await tick(market, id, 'invite_owner');
    expect((await contestInvitation()).status).toBe(200);
    await tick(market, id, 'invite_owner');
    expect((await stepOf(market, id, 'invite_owner')).may_contest).toBe(false);
    expect(refusalOf(await contestInvitation())).toEqual([409, 'handover_contested_too_often']);
  });

  test('is refused once the time to inspect is over, also before the clock has released the money', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    await pass(7 * dayMs);
    await tick(market, id, 'make_primary_owner');
    oja.clock.advance(3 * dayMs);
    expect((await stepOf(market, id, 'make_primary_owner')).may_contest).toBe(false);
    expect(refusalOf(await contest(id, 'make_primary_owner'))).toEqual([409, 'dispute_window_closed']);
  });

  test('during the inspection returns to the hand-over, and nothing is released', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    await pass(7 * dayMs);
    await tick(market, id, 'make_primary_owner');
    await pass(2 * dayMs);
    await contest(id, 'make_primary_owner');
    expect(await handoverOf(market, id)).toMatchObject({ stage: 'handing_over', turn: 'seller' });
    await pass(dayMs + hourMs);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
  });
});

describe('codes', () => {
  const send = (token: string, id: string, code = '482 913') =>
    oja.call('sendHandoverCode', { token, params: { id }, body: { code } });
  const read = (token: string, id: string, codeId: string) =>
    oja.call('readHandoverCode', { token, params: { id, code_id: codeId } });

  test('are read once, by the other side, within ten minutes', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const sent = await send(seller.token, id);
    expect(sent.text).not.toContain('482 913');
    const [code] = sent.body.data.codes;
    const codeId = code?.id ?? '';
    expect(refusalOf(await read(seller.token, id, codeId))).toEqual([404, 'not_found']);
    expect(refusalOf(await read((await addBuyer(oja)).token, id, codeId))).toEqual([404, 'not_found']);
    expect((await read(buyer.token, id, codeId)).body.data).toEqual({ code: '482 913' });
    const again = await read(buyer.token, id, codeId);
    expect(refusalOf(again)).toEqual([410, 'handover_code_read']);
    oja.clock.advance(1_000);
    const [second] = (await send(seller.token, id)).body.data.codes;
    oja.clock.advance(10 * minuteMs);
    const late = await read(buyer.token, id, second?.id ?? '');
    expect(refusalOf(late)).toEqual([410, 'handover_code_lapsed']);
  });

  test('of two readers at once reach one', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const [code] = (await send(buyer.token, id, 'zainab@example.com')).body.data.codes;
    const answers = await Promise.all([1, 2, 3].map(() => read(seller.token, id, code?.id ?? '')));
    expect(outcomesOf(answers)).toEqual(['200', '410 handover_code_read', '410 handover_code_read']);
  });

  test('end with the purchase', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const [code] = (await send(seller.token, id)).body.data.codes;
    const reason = 'A mistake was made.';
    const cancelled = await oja.call('cancelTransaction', {
      token: admin.token,
      params: { id },
      body: { reason },
    });
    expect(cancelled.status).toBe(200);
    expect(refusalOf(await read(buyer.token, id, code?.id ?? ''))).toEqual([409, 'purchase_state_conflict']);
  });

  test('are sent once with one key, and another code with the key is refused', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    const headers = { 'idempotency-key': randomUUID() };
    const keyed = (code: string) =>
      oja.call('sendHandoverCode', { token: seller.token, params: { id }, headers, body: { code } });
    for (const code of ['482 913', '482 913']) expect((await keyed(code)).body.data.codes).toHaveLength(1);
    expect(refusalOf(await keyed('482 914'))).toEqual([422, 'idempotency_key_reused']);
  });

  test('that are not read pile up to three', async () => {
    const { id } = await buyWithPlan(market, { price: 1_000 });
    for (const code of ['1', '2', '3']) expect((await send(seller.token, id, code)).status).toBe(200);
    const fourth = await send(seller.token, id, '4');
    expect(refusalOf(fourth)).toEqual([409, 'too_many_handover_codes']);
  });
});

describe('the specified flow', () => {
  test('keeps its window, and its list can be ticked off', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    const shown = await handoverOf(market, id);
    expect(shown).toMatchObject({
      stage: 'inspecting',
      plan_version: null,
      turn: 'buyer',
      may_cancel_from: null,
    });
    expect(shown.confirm).toEqual({ allowed: true, sentence: null, unticked: shown.steps.length });
    await tick(market, id, 'password');
    expect(refusalOf(await contest(id, 'password', seller.token))).toEqual([404, 'handover_step_unknown']);
    expect((await handoverOf(market, id)).confirm.unticked).toBe(shown.steps.length - 1);
    expect(Date.parse(shown.release_at ?? '')).toBe(oja.clock.now.getTime() + 7 * dayMs);
    expect((await confirm(id)).status).toBe(200);
  });

  test('has nothing to cancel', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    oja.clock.advance(2 * dayMs);
    const { status, body } = await oja.call('cancelHandover', { token: buyer.token, params: { id } });
    expect([status, body.code]).toEqual([409, 'handover_begun']);
  });
});

test('a hand-over that is disputed takes no step', async () => {
  const { id } = await buyWithPlan(market, { price: 1_000 });
  expect((await dispute(market, id)).status).toBe(200);
  const { status, body } = await oja.call('tickHandoverStep', {
    token: seller.token,
    params: { id, key: 'show_owners' },
    body: {},
  });
  expect([status, body.code]).toEqual([409, 'purchase_state_conflict']);
});

test('those of a person are listed, the own turn first', async () => {
  const trader = await addBuyer(oja);
  const own = { ...market, buyer: trader };
  const first = await buyWithPlan(own, { price: 1_000, buyer: trader });
  const second = await buyWithPlan(own, { price: 2_000, buyer: trader });
  await tick(own, second.id, 'show_owners', 'invite_owner');
  const { body } = await oja.call('listHandovers', { token: trader.token });
  expect(body.data.map(({ purchase_id, turn, step }) => [purchase_id, turn, step])).toEqual([
    [second.id, 'buyer', 'Accept the invitation'],
    [first.id, 'seller', 'Show who owns the channel'],
  ]);
});

test('a hand-over in a wait of the platform is listed with its end', async () => {
  const trader = await addBuyer(oja);
  const own = { ...market, buyer: trader };
  const { id } = await buyWithPlan(own, { price: 1_000, buyer: trader });
  const listed = async () => (await oja.call('listHandovers', { token: trader.token })).body.data[0];
  expect((await listed())?.waits_until).toBeNull();
  await tick(own, id, 'show_owners', 'invite_owner', 'accept_invitation');
  expect(await listed()).toMatchObject({
    turn: null,
    due_at: null,
    waits_until: new Date(oja.clock.now.getTime() + 7 * dayMs).toISOString(),
  });
});
