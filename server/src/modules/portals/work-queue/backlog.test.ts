import { dayMs, hourMs } from '@oja/contract/durations';
import { workKinds } from '@oja/contract/work-fields';
import { beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { recordLastWeek } from './record-backlog.ts';

const oja = await startOja();
const author = await oja.person({ days: 365 });
const admin = await oja.person({ role: 'admin', days: 365 });

/** Monday, 16 November 2026, at midnight in Lagos. */
const endOfWeek = new Date('2026-11-15T23:00:00.000Z');
const at = (ms: number) => oja.clock.advance(endOfWeek.getTime() + ms - oja.clock.now.getTime());

const recorded = async (period?: '4w' | '2026-11-09') =>
  (await oja.call('operatorFigures', { token: admin.token, query: period ? { period } : {} })).body.data
    .backlog_weeks;

beforeEach(async () => {
  await asOwner(oja, 'delete from backlog_weeks');
});

test('the backlog of now has the age of the oldest open item and the median age', async () => {
  const tickets = async () =>
    (await oja.call('operatorFigures', { token: admin.token })).body.data.backlog.find(
      ({ kind }) => kind === 'ticket',
    );
  expect(await tickets()).toEqual({ kind: 'ticket', open: 0, oldest_hours: null, median_hours: null });
  const ids: string[] = [];
  for (const wait of [30, 2, 0]) {
    ids.push((await openOne(oja, author)).id);
    oja.clock.advance(wait * hourMs);
  }
  expect(await tickets()).toEqual({ kind: 'ticket', open: 3, oldest_hours: 32, median_hours: 2 });
  const resolve = (id = '') =>
    oja.call('moveTicket', { token: admin.token, params: { id }, body: { status: 'resolved' } });
  await resolve(ids[0]);
  expect(await tickets()).toEqual({ kind: 'ticket', open: 2, oldest_hours: 2, median_hours: 1 });
  for (const id of ids.slice(1)) await resolve(id);
});

test('the ages at the end of a week are recorded once, for every kind', async () => {
  at(-12 * hourMs);
  await openOne(oja, author);
  at(-2 * hourMs);
  await openOne(oja, author);
  at(0);
  await Promise.all([recordLastWeek(oja.deps), recordLastWeek(oja.deps)]);
  const rows = await recorded();
  expect(rows.map(({ date, kind }) => [date, kind])).toEqual(workKinds.map((kind) => ['2026-11-09', kind]));
  const tickets = { date: '2026-11-09', kind: 'ticket', open: 2, oldest_hours: 12, median_hours: 7 };
  expect(rows).toContainEqual(tickets);
  at(3 * hourMs);
  await recordLastWeek(oja.deps);
  expect(await recorded('2026-11-09')).toContainEqual(tickets);
  const { text } = await oja.call('exportOperatorFigures', {
    token: admin.token,
    query: { table: 'backlog', period: '4w' },
  });
  expect(text).toContain('2026-11-09,ticket,2,12,7\r\n');
  expect(text).toContain('now,ticket,2,15,10\r\n');
});

test('a week that ended more than a day ago is not recorded', async () => {
  at(dayMs - 1);
  await recordLastWeek(oja.deps);
  expect(await recorded()).toHaveLength(workKinds.length);
  await asOwner(oja, 'delete from backlog_weeks');
  at(dayMs);
  await recordLastWeek(oja.deps);
  expect(await recorded()).toEqual([]);
});
