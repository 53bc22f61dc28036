import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { openOne } from './test-tickets.ts';

const oja = await startOja();
const ada = await oja.person({ email: 'ada@example.com', days: 30 });
const bola = await oja.person({ email: 'bola@example.com', days: 30 });
const ngozi = await oja.person({ role: 'moderator', days: 30 });
const amara = await oja.person({ role: 'admin', days: 30 });

// One time for all, so that their order is the order of their questions.
await changeSettings(oja, 'general', { answerHoursUrgent: 24, answerHoursHigh: 24 });

/** Four tickets, an hour apart: low, urgent (of Bola, assigned to Ngozi), medium, resolved. */
const ids: string[] = [];
for (const [person, parts] of [
  [ada, { subject: 'alpha', priority: 'low', category: 'buying' }],
  [bola, { subject: 'beta', priority: 'urgent', category: 'security' }],
  [ada, { subject: 'gamma', priority: 'medium', category: 'wallet' }],
  [bola, { subject: 'delta', priority: 'high', category: 'other' }],
] as const) {
  ids.push((await openOne(oja, person, parts)).id);
  oja.clock.advance(hourMs);
}
await oja.call('assignTicket', {
  token: ngozi.token,
  params: { id: ids[1] ?? '' },
  body: { assignee_id: ngozi.id, seen_assignee_id: null },
});
oja.clock.advance(1_000);
await oja.call('moveTicket', {
  token: amara.token,
  params: { id: ids[3] ?? '' },
  body: { status: 'resolved' },
});
// The first is overdue, the second will be in half an hour.
oja.clock.advance(20.5 * hourMs);

const list = async (query: Record<string, string>, token = ngozi.token) =>
  (await oja.call('listDeskTickets', { token, query })).body;
const subjects = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).data.map(({ subject }) => subject);

describe('the inbox', () => {
  test.each([
    ['everything, what is due first', {}, ['alpha', 'beta', 'gamma', 'delta']],
    ['what is not resolved', { status: 'active' }, ['alpha', 'beta', 'gamma']],
    ['by status', { status: 'in_progress' }, ['beta']],
    ['by priority', { priority: 'medium' }, ['gamma']],
    ['by category', { category: 'security' }, ['beta']],
    ['own ones', { assignee: 'me' }, ['beta']],
    ['unassigned ones', { assignee: 'nobody' }, ['alpha', 'gamma']],
    ['what is late', { late: '1' }, ['alpha']],
    ['by subject', { search: 'GAM' }, ['gamma']],
    ['by person', { search: 'bola@' }, ['beta', 'delta']],
    ['by number', { search: 'TKT-001' }, ['alpha']],
    ['by two filters', { status: 'active', search: 'ada@', priority: 'low' }, ['alpha']],
    ['nothing, where a wildcard is just a letter', { search: '%' }, []],
    ['most urgent first', { status: 'active', sort: 'priority' }, ['beta', 'gamma', 'alpha']],
    ['newest first', { sort: 'newest' }, ['delta', 'gamma', 'beta', 'alpha']],
    ['oldest first', { sort: 'oldest' }, ['alpha', 'beta', 'gamma', 'delta']],
    ['latest news first', { sort: 'updated' }, ['delta', 'beta', 'gamma', 'alpha']],
    [
      'least urgent first',
      { status: 'active', sort: 'priority', direction: 'desc' },
      ['alpha', 'gamma', 'beta'],
    ],
    ['what is due last', { status: 'active', sort: 'due', direction: 'desc' }, ['gamma', 'beta', 'alpha']],
    ['oldest news first', { sort: 'updated', direction: 'asc' }, ['alpha', 'gamma', 'beta', 'delta']],
    ['by status, from A on', { sort: 'status' }, ['beta', 'alpha', 'gamma', 'delta']],
  ])('shows %s', async (_title, query, expected) => {
    expect((await subjects(query)).toSorted()).toEqual(expected.toSorted());
    if ('sort' in query) expect(await subjects(query)).toEqual(expected);
  });

  test('finds those of a colleague by id', async () => {
    expect(await subjects({ assignee: ngozi.id }, amara.token)).toEqual(['beta']);
  });

  test('counts what there is to do', async () => {
    expect((await list({})).counts).toEqual({ active: 3, mine: 1, unassigned: 2, late: 1, waiting: 0 });
    expect((await list({}, amara.token)).counts.mine).toBe(0);
  });

  test.each(
    ['due', 'priority', 'status', 'updated', 'newest', 'oldest'].flatMap((sort) => [
      [sort, 'asc'],
      [sort, 'desc'],
    ]),
  )('goes on page by page without losing or doubling one, by %s %s', async (sort = '', direction = '') => {
    const whole = await subjects({ sort, direction });
    expect(whole).toHaveLength(4);
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ sort, direction, limit: '1', ...(cursor ? { cursor } : {}) });
      walked.push(...page.data.map(({ subject }) => subject));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(walked).toEqual(whole);
  });

  test('refuses a cursor that is none', async () => {
    const refused = await oja.call('listDeskTickets', {
      token: ngozi.token,
      query: { cursor: 'bm9uZQ' },
    });
    expect(refusedFieldOf(refused)).toBe('cursor');
  });

  test('is searched by the name a person has now', async () => {
    await oja.deps.db.updateTable('users').set({ name: 'Adaeze' }).where('id', '=', ada.id).execute();
    await oja.runJobs();
    expect(await subjects({ search: 'adaeze' })).toHaveLength(2);
  });

  test('names who can work on tickets', async () => {
    const { body } = await oja.call('listSupportStaff', { token: ngozi.token });
    expect(body.data.map(({ id }) => id).toSorted()).toEqual([ngozi.id, amara.id].toSorted());
    expect(Object.keys(present(body.data[0]))).toEqual(['id', 'name', 'role']);
  });
});

describe('canned replies', () => {
  const reply = { title: 'Password refused', text: 'Hello {name}, about {ticket}: try again. {staff}' };
  const add = (body: BodyFor<'addCannedReply'>) => oja.call('addCannedReply', { token: ngozi.token, body });

  test('are added, changed and removed by staff, each in the audit log', async () => {
    const { body } = await add(reply);
    const params = { id: body.data.id };
    expect(body.data).toMatchObject(reply);
    const changed = { ...reply, text: 'Hello {name}, please wait.' };
    await oja.call('saveCannedReply', { token: amara.token, params, body: changed });
    const { body: kept } = await oja.call('listCannedReplies', { token: ngozi.token });
    expect(kept.data).toMatchObject([changed]);
    expect((await oja.call('deleteCannedReply', { token: ngozi.token, params })).status).toBe(200);
    expect(refusalOf(await oja.call('deleteCannedReply', { token: ngozi.token, params }))).toEqual([
      404,
      'not_found',
    ]);
    expect(refusalOf(await oja.call('saveCannedReply', { token: ngozi.token, params, body: reply }))).toEqual(
      [404, 'not_found'],
    );
    const log = await oja.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', params.id)
      .orderBy('position')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'canned_reply.added',
      'canned_reply.changed',
      'canned_reply.deleted',
    ]);
  });

  test('have a title of their own, whatever its case, and gaps that are known', async () => {
    await add(reply);
    const taken = await add({ ...reply, title: 'PASSWORD refused' });
    expect(refusalOf(taken)).toEqual([409, 'canned_reply_title_taken']);
    const unknown = await add({ title: 'Other', text: 'Dear {customer}' });
    expect(unknown.body.details).toEqual([
      { field: 'text', message: 'Only {name}, {ticket}, {subject} and {staff} are filled in.' },
    ]);
  });
});
