import type { StatementReaders } from '@oja/contract/disputes';
import { hourMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { countRowWaiters, holdRows } from '../../../../test/held-rows.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buyAndDispute, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { watchDisputes } from './dispute.jobs.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;
const attempt = { number: 1, last: true };
let buyer: Person;
let id: string;

beforeEach(async () => {
  oja.clock.advance(hourMs);
  const shop = await withNewBuyer(market);
  buyer = shop.buyer;
  id = (await buyAndDispute(shop)).id;
});

const asStaff = () => ({ token: admin.token, params: { purchase_id: id } });
const staffCase = async () => (await oja.call('showStaffCase', asStaff())).body.data;
const caseOf = async (person: Person) =>
  (await oja.call('showCase', { token: person.token, params: { purchase_id: id } })).body.data;
const write = (text: string, readBy?: StatementReaders) =>
  oja.call('addStaffStatement', { ...asStaff(), body: { text, ...(readBy ? { read_by: readBy } : {}) } });
const answer = () =>
  oja.call('addStatement', {
    token: seller.token,
    params: { purchase_id: id },
    body: { text: 'Here I am.' },
  });
const decide = (body: Partial<BodyFor<'resolveDispute'>> = {}) =>
  oja.call('resolveDispute', {
    ...asStaff(),
    body: { type: 'favor_buyer', details: 'Decided.', early_reason: 'It cannot wait.', ...body },
  });
const extend = (body: Partial<BodyFor<'extendAnswerTime'>> = {}) =>
  oja.call('extendAnswerTime', { ...asStaff(), body: { hours: 48, reason: 'In hospital.', ...body } });
const newsOf = async (person: Person) =>
  (await oja.call('listNotifications', { token: person.token })).body.data.map(({ event }) => event);

describe('what staff write', () => {
  test.each([
    ['both', true, true],
    ['buyer', true, false],
    ['seller', false, true],
    ['staff', false, false],
  ] as const)('to %s is read, told and in the history for those alone', async (readBy, toBuyer, toSeller) => {
    const before = { buyer: await newsOf(buyer), seller: await newsOf(seller) };
    expect((await write('Who has the mailbox?', readBy)).status).toBe(200);
    const seen = async (person: Person) => {
      const { statements, timeline } = await caseOf(person);
      const isTold = (await newsOf(person)).length > before[person === buyer ? 'buyer' : 'seller'].length;
      const isRead = statements.some(({ text }) => text === 'Who has the mailbox?');
      expect(isTold).toBe(isRead);
      expect(timeline.some(({ by }) => by === 'staff')).toBe(readBy === 'both');
      return isRead;
    };
    expect([await seen(buyer), await seen(seller)]).toEqual([toBuyer, toSeller]);
    expect((await staffCase()).statements.at(-1)).toMatchObject({
      by: 'staff',
      read_by: readBy,
      name: expect.stringMatching(/^Person/),
      text: 'Who has the mailbox?',
    });
  });

  test('to one side is no evidence, for the other side could not read what a decision rests on', async () => {
    await write('Who has the mailbox?', 'seller');
    const evidence = [(await staffCase()).statements.at(-1)?.id ?? ''];
    expect(refusalOf(await decide({ evidence }))).toEqual([400, 'evidence_unknown']);
    await write('Who has the mailbox?');
    expect((await decide({ evidence: [(await staffCase()).statements.at(-1)?.id ?? ''] })).status).toBe(200);
  });

  test('can be a note also after the decision, and nothing else can', async () => {
    await decide();
    expect((await staffCase()).actions).toEqual(['note']);
    expect(refusalOf(await write('Thank you.'))).toEqual([409, 'purchase_state_conflict']);
    expect((await write('The mailbox was the seller’s.', 'staff')).status).toBe(200);
  });
});

describe('the time of the seller to answer', () => {
  test('is made longer once, and both sides are told until when and why', async () => {
    const { clocks } = await staffCase();
    const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * hourMs).toISOString();
    expect((await staffCase()).actions).toContain('extend_answer_time');
    const { body } = await extend({ hours: 72 });
    expect(body.data.clocks).toEqual({
      seller_due_at: later(clocks.seller_due_at, 72),
      staff_due_at: later(clocks.seller_due_at, 72),
    });
    expect(body.data.actions).not.toContain('extend_answer_time');
    expect((await caseOf(buyer)).timeline.at(-1)).toMatchObject({
      title: 'More time for the seller to answer',
      text: 'In hospital.',
    });
    for (const person of [buyer, seller]) expect(await newsOf(person)).toContain('dispute_answer_extended');
    expect(refusalOf(await extend())).toEqual([409, 'answer_time_extended']);
  });

  test('counts on: a decision needs a reason, and the seller is reminded a day before the new end', async () => {
    const reminders = async () =>
      (await staffCase()).timeline.filter(({ title }) => title === 'Seller reminded to answer').length;
    oja.clock.advance(49 * hourMs);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect(await reminders()).toBe(1);
    await extend({ hours: 48 });
    oja.clock.advance(24 * hourMs);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect([await reminders(), (await staffCase()).timeline.at(-1)?.title]).toEqual([
      1,
      'More time for the seller to answer',
    ]);
    expect(refusalOf(await decide({ early_reason: undefined }))).toEqual([409, 'seller_may_still_answer']);
    oja.clock.advance(24 * hourMs);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect(await reminders()).toBe(2);
    oja.clock.advance(24 * hourMs);
    await watchDisputes.run(oja.deps, {}, attempt);
    const titles = (await staffCase()).timeline.map(({ title }) => title);
    expect(titles).toContain('No answer from the seller in time');
    expect((await decide({ early_reason: undefined })).status).toBe(200);
  });

  test('stays as it is once there is an answer, the time is over or the dispute is decided', async () => {
    await answer();
    expect(refusalOf(await extend())).toEqual([409, 'answer_time_over']);
    id = (await buyAndDispute(await withNewBuyer(market))).id;
    oja.clock.advance(72 * hourMs);
    expect(refusalOf(await extend())).toEqual([409, 'answer_time_over']);
    await decide();
    expect(refusalOf(await extend())).toEqual([409, 'purchase_state_conflict']);
    expect(refusalOf(await extend({ hours: 12 as 24 }))).toEqual([400, 'invalid_input']);
  });
});

test('more time is judged by the clock once the case is free, not while it waited for it', async () => {
  oja.clock.advance(71 * hourMs);
  let asked: ReturnType<typeof extend> | undefined;
  await holdRows(oja, `select from purchases where id = '${id}' for update`, async () => {
    asked = extend();
    await expect.poll(() => countRowWaiters(oja), { interval: 20, timeout: 10_000 }).toBe(1);
    oja.clock.advance(hourMs);
  });
  expect(refusalOf(await present(asked))).toEqual([409, 'answer_time_over']);
});

describe('similar cases', () => {
  const similar = async () => (await oja.call('listSimilarCases', asStaff())).body.data;

  test('are those of the same seller, then those about the same on the same platform', async () => {
    const first = id;
    await decide({ type: 'partial_refund', refund_amount: 1_000, rule: 'not_as_described' });
    const elsewhere = await openMarket(oja);
    id = (await buyAndDispute(await withNewBuyer(elsewhere))).id;
    const other = id;
    expect((await similar())[0]).toMatchObject({
      purchase_id: first,
      same_seller: false,
      outcome: 'partial_refund',
      rule: 'not_as_described',
      refund: 1_000,
    });
    oja.clock.advance(hourMs);
    await decide();
    id = (await buyAndDispute(await withNewBuyer(elsewhere))).id;
    const found = await similar();
    expect(found.slice(0, 2)).toMatchObject([
      { purchase_id: other, same_seller: true, outcome: 'favor_buyer' },
      { purchase_id: first, same_seller: false },
    ]);
    expect(found.map(({ purchase_id: purchaseId }) => purchaseId)).not.toContain(id);
  });

  test('exist for disputes only', async () => {
    id = crypto.randomUUID();
    expect(refusalOf(await oja.call('listSimilarCases', asStaff()))).toEqual([404, 'not_found']);
  });
});
