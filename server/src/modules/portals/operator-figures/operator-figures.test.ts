import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { QueryFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { addListing, move } from '../../trade/listings/test-listings.ts';
import { readRatings } from './operator-figures.queries.ts';

// The clock of the tests begins on Sunday, 15 November 2026: the last day of the week of the 9th.
const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer } = market;

const show = async (query: QueryFor<'operatorFigures'> = {}) =>
  (await oja.call('operatorFigures', { token: admin.token, query })).body.data;

test('an Oja without history has a row for every week, and no rates or times', async () => {
  const { weeks, people, decided, period } = await show({ period: '4w' });
  expect(decided).toEqual({ total: { decisions: 0, decision_hours: null }, kinds: [] });
  expect(period).toBe('4w');
  expect(weeks.map(({ date }) => date)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']);
  expect(weeks.at(0)).toMatchObject({
    purchases: 0,
    dispute_rate: null,
    answer_hours: null,
    ratings: 0,
    good_rate: null,
  });
  expect(people).toEqual([]);
  expect((await show()).weeks).toHaveLength(12);
});

test('rates are of the purchases begun in a week, times of what was answered and decided in it', async () => {
  const settled = await buy(market, { listing: { handle: '@one' } });
  await oja.call('confirmPurchase', { token: buyer.token, params: { id: settled.id } });
  const disputed = await buyAndDispute(market);
  const ticket = await openOne(oja, buyer);
  oja.clock.advance(6 * hourMs);
  await oja.call('answerTicket', {
    token: admin.token,
    params: { id: ticket.id },
    body: { text: 'Try again.' },
  });
  oja.clock.advance(4 * hourMs);
  await oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: disputed.id },
    body: { type: 'favor_buyer', details: 'Not as described.', early_reason: 'It cannot wait.' },
  });
  const { weeks, people } = await show();
  expect(weeks.at(-1)).toMatchObject({
    purchases: 2,
    disputed: 1,
    refunded: 1,
    recalled: 0,
    dispute_rate: 50,
    refund_rate: 50,
    recall_rate: 0,
    answers: 1,
    answer_hours: 6,
    decision_hours: expect.any(Number),
  });
  expect(people).toMatchObject([{ id: admin.id, answers: 1, answer_hours: 6 }]);
  const [own] = people;
  expect(own?.decisions).toBe(weeks.at(-1)?.decisions);
  expect(own?.decisions).toBeGreaterThanOrEqual(1);
});

test('a dispute that the buyer withdraws is no decision of staff', async () => {
  const { id } = await buyAndDispute(market);
  const withdrawn = await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
  expect(withdrawn.status).toBe(200);
  const { weeks, people } = await show();
  expect(people.map((person) => person.id)).toEqual([admin.id]);
  expect(people.at(0)?.decisions).toBe(weeks.reduce((sum, { decisions }) => sum + decisions, 0));
});

test('ratings of closed tickets count for the week they were given and for the assignee', async () => {
  const close = async (rating: 'good' | 'bad', by?: typeof admin) => {
    const { id } = await openOne(oja, buyer);
    if (by) {
      const body = { text: 'Try again.', resolve: true };
      await oja.call('answerTicket', { token: by.token, params: { id }, body });
    } else await oja.call('closeTicket', { token: buyer.token, params: { id } });
    const rated = await oja.call('rateTicket', { token: buyer.token, params: { id }, body: { rating } });
    expect(rated.status).toBe(200);
  };
  const resolver = await oja.person({ role: 'moderator' });
  await close('good', admin);
  await close('good', resolver);
  await close('bad', resolver);
  // The author closed it before it had an assignee: it counts for the week alone.
  await close('bad');
  const { weeks, people } = await show();
  expect(weeks.at(-1)).toMatchObject({ ratings: 4, good_ratings: 2, good_rate: 50 });
  expect(people.find(({ id }) => id === admin.id)).toMatchObject({ ratings: 1, good_rate: 100 });
  expect(people.find(({ id }) => id === resolver.id)).toMatchObject({ ratings: 2, good_rate: 50 });
  expect(people).toHaveLength(2);
  // Those without an assignee must not pass for those of all staff together.
  const rows = await readRatings(oja.deps.db, { from: new Date(0), to: new Date('2027-01-01') });
  const unnamed = rows.filter(({ personId }) => personId === null);
  const all = { personId: null, ratings: 4, good: 2 };
  expect(unnamed).toHaveLength(2);
  expect(unnamed).toEqual(
    expect.arrayContaining([
      { week: null, ...all },
      { week: '2026-11-09', ...all },
    ]),
  );
});

test.each([
  ['weeks', /^week,purchases,[^\r]*\r\n2026-08-24,0,/],
  ['people', /^week,person,answers,[^\r]*\r\n2026-11-09,/],
  [
    'kinds',
    /^week,kind,decisions,decision_hours\r\n2026-08-24,all,0,[\s\S]*\r\n2026-11-09,all,\d[^\r]*\r\n2026-11-09,dispute,\d/,
  ],
  ['backlog', /^week,kind,open,oldest_hours,median_hours\r\nnow,dispute,\d/],
] as const)('the table of %s is a file, and asking for it is in the audit log', async (table, content) => {
  const answer = await oja.call('exportOperatorFigures', { token: admin.token, query: { table } });
  expect(answer.text).toMatch(content);
  const { action, after } = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([action, JSON.stringify(after)]).toEqual([
    expect.stringContaining('export'),
    expect.stringContaining(table),
  ]);
});

test('the time to decide a listing runs from when it was last sent in, and an undone approval is no decision', async () => {
  const by = await oja.person({ role: 'moderator', days: 365 });
  const own = async () => (await show()).people.find(({ id }) => id === by.id);
  const { id } = await addListing(oja, market.seller);
  const params = { id };
  oja.clock.advance(4 * hourMs);
  await oja.call('rejectListing', { token: by.token, params, body: { reason: 'Too dark.' } });
  expect(await own()).toMatchObject({ decisions: 1, decision_hours: 4 });
  oja.clock.advance(20 * hourMs);
  await move(oja, id, 'submit', 'seller');
  oja.clock.advance(2 * hourMs);
  await oja.call('approveListing', { token: by.token, params });
  expect(await own()).toMatchObject({ decisions: 2, decision_hours: 3 });
  await oja.call('undoApprovals', { token: by.token, body: { ids: [id] } });
  expect(await own()).toMatchObject({ decisions: 1, decision_hours: 4 });
  oja.clock.advance(6 * hourMs);
  await oja.call('approveListing', { token: by.token, params });
  expect(await own()).toMatchObject({ decisions: 2, decision_hours: 6 });
});

test('an answer counts in its week, whenever the ticket was opened', async () => {
  const { id } = await openOne(oja, buyer);
  oja.clock.advance(40 * dayMs);
  const token = (await oja.person({ role: 'admin' })).token;
  const of = async (period: string) =>
    (await oja.call('operatorFigures', { token, query: { period } })).body.data.weeks.at(-1)?.answers;
  const before = await of('4w');
  await oja.call('answerTicket', { token, params: { id }, body: { text: 'Try again.' } });
  expect(await of('4w')).toBe((before ?? 0) + 1);
  expect(await of('4w')).toBe(await of('12w'));
});

test('an appeal against a sanction and an answer to a proposal are decisions of those who made them', async () => {
  const [proposer, decider] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  const own = async ({ id }: { id: string }) => (await show()).people.find((person) => person.id === id);
  const given = await oja.call('addSanction', {
    token: proposer.token,
    params: { id: market.seller.id },
    body: { kind: 'selling_paused', reason: 'Phone number in a message.' },
  });
  const params = { id: present(given.body.data[0]).id };
  await oja.call('appealSanction', {
    token: market.seller.token,
    params,
    body: { text: 'It was another account.' },
  });
  oja.clock.advance(2 * hourMs);
  const kept = await oja.call('decideSanctionAppeal', {
    token: decider.token,
    params,
    body: { outcome: 'upheld', reason: 'It was this account.' },
  });
  expect(kept.status).toBe(200);
  expect(await own(decider)).toMatchObject({ decisions: 1, decision_hours: 2 });
  const asked = await oja.call('adjustWallet', {
    token: proposer.token,
    params: { id: buyer.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the long wait.' },
  });
  oja.clock.advance(4 * hourMs);
  const declined = await oja.call('declineProposal', {
    token: decider.token,
    params: { id: present(asked.body.data.approval).id },
    body: { reason: 'It was not that long.' },
  });
  expect(declined.status).toBe(200);
  expect(await own(decider)).toMatchObject({ decisions: 2, decision_hours: 3 });
  expect(await own(proposer)).toBeUndefined();
  const { decided } = await show();
  expect(decided.kinds).toMatchObject([
    { kind: 'dispute' },
    { kind: 'listing' },
    { kind: 'approval', decisions: 1, decision_hours: 4 },
    { kind: 'sanction', decisions: 1, decision_hours: 2 },
  ]);
  expect(decided.kinds.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(decided.total.decisions);
});
