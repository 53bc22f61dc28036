import { dayMs, hourMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { sendDueFigures } from './send-due-figures.ts';
import { sendFigureMail } from './send-figure-mail.ts';

// The clock of the tests begins on Sunday, 15 November 2026, 10:00 in Lagos.
const rounds = roundsOf(50);
const oja = await startOja();
const second = await oja.another();
const market = await openMarket(oja);
const once = { number: 1, last: false };

const anAdmin = () => oja.person({ role: 'admin', days: 365 });
const save = (person: Person, body: BodyFor<'saveFigureSchedule'> = { frequency: 'weekly' }) =>
  oja.call('saveFigureSchedule', { token: person.token, body });
const scheduleOf = async ({ token }: Person) =>
  (await oja.call('figureSchedule', { token })).body.data.schedule;
const mailsOf = (person: Person) => oja.mails(person.email);
const subjectsOf = async (person: Person) => (await mailsOf(person)).map(({ subject }) => subject);

async function unsubscribe(
  token: string,
  path = '/unsubscribe/figures',
): Promise<[number, string | undefined]> {
  const answer = await oja.app.inject({
    method: 'POST',
    url: `${path}?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  return [answer.statusCode, answer.json().code];
}

/** Moves the clock to the next time of sending of a person. */
async function waitUntilDue(person: Person): Promise<void> {
  oja.clock.now = new Date((await scheduleOf(person))?.next_at ?? '');
}
async function sendDue(): Promise<void> {
  await sendDueFigures.run(oja.deps, {}, once);
  await oja.runJobs();
}
const lastLine = () =>
  oja.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('refuses a caller without a session, other roles, unknown values and a mail without a schedule', async () => {
  expect(refusalOf(await oja.call('figureSchedule'))).toEqual([401, 'session_required']);
  const trust = await oja.person({ role: 'trust' });
  expect(refusalOf(await save(trust))).toEqual([403, 'access_denied']);
  expect(refusalOf(await oja.call('sendFigureMail', { token: trust.token }))).toEqual([403, 'access_denied']);
  const { token } = await anAdmin();
  for (const body of [{ frequency: 'daily' }, { frequency: 'weekly', weekday: 8 }, {}]) {
    expect(refusalOf(await oja.callRaw('saveFigureSchedule', { token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
  }
  expect(refusalOf(await oja.call('sendFigureMail', { token }))).toEqual([404, 'not_found']);
  expect(await unsubscribe('A'.repeat(54))).toEqual([400, 'unsubscribe_link_invalid']);
});

test('has no figures of a week or month that is not over', async () => {
  const { token } = await anAdmin();
  for (const period of ['2026-11', '2026-11-09', '2027-03-01']) {
    const refused = await oja.call('operatorFigures', { token, query: { period } });
    expect(refusalOf(refused)).toEqual([404, 'not_found']);
    const file = await oja.callRaw('exportOperatorFigures', { token, query: { period } });
    expect(refusalOf(file)).toEqual([404, 'not_found']);
  }
  for (const period of ['2026-11-10', '2026-13', '2026-02-30', '5w']) {
    const refused = await oja.callRaw('operatorFigures', { token, query: { period } });
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
  }
});

test('is the own schedule of each administrator, changed and ended on record', async () => {
  const [ada, obi] = [await anAdmin(), await anAdmin()];
  expect(await scheduleOf(ada)).toBeNull();
  expect((await save(ada)).body.data).toEqual({
    schedule: { frequency: 'weekly', weekday: 'monday', next_at: '2026-11-16T07:00:00.000Z' },
    mails_on: true,
  });
  await save(ada, { frequency: 'weekly', weekday: 'friday' });
  expect(await scheduleOf(ada)).toMatchObject({ weekday: 'friday', next_at: '2026-11-20T07:00:00.000Z' });
  await save(ada, { frequency: 'monthly' });
  expect(await scheduleOf(ada)).toMatchObject({ frequency: 'monthly', next_at: '2026-12-01T07:00:00.000Z' });
  expect(await lastLine()).toMatchObject({
    actorId: ada.id,
    action: 'operator_figures.scheduled',
    before: { frequency: 'weekly', weekday: 5 },
    after: { frequency: 'monthly', weekday: 1 },
  });
  expect(await scheduleOf(obi)).toBeNull();
  await oja.call('endFigureSchedule', { token: obi.token });
  expect(await scheduleOf(ada)).not.toBeNull();
  await oja.call('endFigureSchedule', { token: ada.token });
  expect(await scheduleOf(ada)).toBeNull();
  expect(await lastLine()).toMatchObject({ actorId: ada.id, action: 'operator_figures.unscheduled' });
});

test('the mail has the figures of the page, with links to them, to the schedule and to its end', async () => {
  await buy(market, { listing: { handle: '@first' } });
  await buyAndDispute(market);
  const ticket = await openOne(oja, market.buyer);
  oja.clock.advance(2 * hourMs);
  const answer = { params: { id: ticket.id }, body: { text: 'Try again.' } };
  await oja.call('answerTicket', { token: market.admin.token, ...answer });
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  await sendDue();
  const { headline } = (
    await oja.call('operatorFigures', { token: ada.token, query: { period: '2026-11-09' } })
  ).body.data;
  const [mail] = await mailsOf(ada);
  expect(mail?.subject).toBe('Figures: Week of Nov 9, 2026');
  const rows = headline?.rows.map(({ label, value, change }) => `${label}: ${value}, ${change}`) ?? [];
  expect(rows).toHaveLength(9);
  expect(rows).toContain('Purchases begun: 2, 2 more than the week before');
  expect(rows).toContain('Disputed: 50% (1 of 2), no purchase the week before');
  expect(rows).toContain('Time to the first answer (median): 2 h, no first answer the week before');
  const weeks = (await oja.call('operatorFigures', { token: ada.token })).body.data.weeks;
  expect(weeks.find(({ date }) => date === '2026-11-09')).toMatchObject({
    ...{ purchases: 2, dispute_rate: 50, answers: 1, answer_hours: 2 },
  });
  for (const part of [headline?.summary ?? '', ...rows]) {
    expect(mail?.text).toContain(part);
  }
  for (const { label, value, change } of headline?.rows ?? []) {
    for (const part of [label, value, change]) expect(mail?.html).toContain(`>${part}<`);
  }
  expect(mail?.text).toMatch(/\/admin\/figures\?period=2026-11-09\n/);
  expect(mail?.text).toMatch(/\/admin\/figures#scheduled-report\n/);
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': expect.stringMatching(/^<http.+\/unsubscribe\/figures\?token=[\w-]+>$/),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('a month without any history is said in words, and its mail has no table', async () => {
  const ada = await anAdmin();
  await save(ada, { frequency: 'monthly' });
  await oja.call('sendFigureMail', { token: ada.token });
  expect(await lastLine()).toMatchObject({ action: 'operator_figures.mailed', after: { period: '2026-10' } });
  await oja.runJobs();
  const [mail] = await mailsOf(ada);
  expect(mail?.subject).toBe('Figures: October 2026');
  expect(mail?.text).toContain('Nothing happened: no purchase began');
  expect(mail?.text).not.toContain('Purchases begun');
});

test('each period is sent once, whatever is repeated, changed or begun anew', async () => {
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  const due = oja.clock.now.getTime();
  await sendDue();
  await sendDue();
  expect(await mailsOf(ada)).toHaveLength(1);
  // The week was sent, so a later weekday means the next one.
  await save(ada, { frequency: 'weekly', weekday: 'wednesday' });
  expect((await scheduleOf(ada))?.next_at).toBe(new Date(due + 9 * dayMs).toISOString());
  await oja.call('endFigureSchedule', { token: ada.token });
  await save(ada, { frequency: 'weekly', weekday: 'thursday' });
  await oja.deps.db
    .updateTable('figureSchedules')
    .set({ nextAt: oja.clock.now })
    .where('userId', '=', ada.id)
    .execute();
  oja.clock.now = new Date(due + 3 * dayMs);
  await sendDue();
  expect(await mailsOf(ada)).toHaveLength(1);
  // One that is asked for comes beside it.
  await oja.call('sendFigureMail', { token: ada.token });
  await oja.runJobs();
  expect(await mailsOf(ada)).toHaveLength(2);
});

test('a worker that was down for three weeks sends the newest period alone', async () => {
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  const due = oja.clock.now.getTime();
  oja.clock.now = new Date(due + 21 * dayMs + hourMs);
  await sendDue();
  const monday = new Date(due + 14 * dayMs);
  const text = monday.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  expect(await subjectsOf(ada)).toEqual([`Figures: Week of ${text}`]);
  expect((await scheduleOf(ada))?.next_at).toBe(new Date(due + 28 * dayMs).toISOString());
});

test.each([
  ['lost the role', { role: 'moderator' }],
  ['was suspended', { status: 'banned' }],
] as const)(
  'a person who %s gets no figures, is told once, and the schedule ends on record',
  async (_, change) => {
    const ada = await anAdmin();
    await save(ada);
    await waitUntilDue(ada);
    await oja.deps.db.updateTable('users').set(change).where('id', '=', ada.id).execute();
    await sendDue();
    expect(await countRows(ada)).toEqual({ schedules: 0, mails: 0 });
    expect(await lastLine()).toMatchObject({
      actorId: null,
      action: 'operator_figures.unscheduled',
      subjectId: ada.id,
      reason: 'The person may not read the figures any more.',
    });
    // A second run finds no schedule.
    await sendDue();
    const told = await oja.deps.db
      .selectFrom('notifications')
      .select(['event', 'title'])
      .where('userId', '=', ada.id)
      .where('event', '=', 'figure_schedule_ended')
      .execute();
    const title = 'The figures are no longer sent to you';
    expect(told).toEqual([{ event: 'figure_schedule_ended', title }]);
    expect(await subjectsOf(ada)).toEqual([title]);
  },
);

test('an account that is closed leaves no schedule, and what waits is not sent', async () => {
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  await sendDueFigures.run(oja.deps, {}, once);
  expect(await countRows(ada)).toEqual({ schedules: 1, mails: 1 });
  const { token } = await anAdmin();
  const closing = { params: { id: ada.id }, body: { reason: 'Left the company.' } };
  expect((await oja.call('deleteUserByStaff', { token, ...closing })).status).toBe(200);
  expect(await countRows(ada)).toEqual({ schedules: 0, mails: 0 });
  await oja.runJobs();
  expect(await mailsOf(ada)).toEqual([]);
});

test('a right that is lost between the enqueuing and the sending stops the mail', async () => {
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  await sendDueFigures.run(oja.deps, {}, once);
  await oja.deps.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', ada.id).execute();
  await oja.runJobs();
  expect(await mailsOf(ada)).toEqual([]);
});

test('the link of a mail ends the schedule without a session, and what waits is not sent', async () => {
  const ada = await anAdmin();
  await save(ada);
  await oja.call('sendFigureMail', { token: ada.token });
  await oja.runJobs();
  const token =
    /unsubscribe\/figures\?token=([\w-]+)/.exec((await mailsOf(ada)).at(0)?.text ?? '')?.[1] ?? '';
  await waitUntilDue(ada);
  await sendDueFigures.run(oja.deps, {}, once);
  expect(await scheduleOf(ada)).not.toBeNull();
  for (const time of [1, 2]) expect([time, ...(await unsubscribe(token))]).toEqual([time, 200, undefined]);
  expect(await lastLine()).toMatchObject({
    action: 'operator_figures.unscheduled',
    subjectId: ada.id,
    reason: 'Ended by the link of a mail.',
  });
  await oja.runJobs();
  expect(await mailsOf(ada)).toHaveLength(1);
  expect(await scheduleOf(ada)).toBeNull();
  // A token of other mails is worth nothing here.
  expect(await unsubscribe(token, '/unsubscribe')).toEqual([400, 'unsubscribe_link_invalid']);
});

test('a mail server that fails delays the mail until the next attempt', async () => {
  const ada = await anAdmin();
  await save(ada);
  await waitUntilDue(ada);
  await sendDueFigures.run(oja.deps, {}, once);
  const { id } = await oja.deps.db
    .selectFrom('figureMails')
    .select('id')
    .where('userId', '=', ada.id)
    .executeTakeFirstOrThrow();
  const send = () => Promise.reject(new Error('the server is away'));
  const broken = { ...oja.deps, mail: { ...oja.deps.mail, send } };
  await expect(sendFigureMail.run(broken, { id }, once)).rejects.toThrow('the server is away');
  await oja.runJobs();
  expect(await mailsOf(ada)).toHaveLength(1);
  await sendFigureMail.run(oja.deps, { id }, once);
  expect(await mailsOf(ada)).toHaveLength(1);
});

test('two workers send one mail', async () => {
  await endAll();
  const ada = await anAdmin();
  await save(ada);
  for (let round = 1; round <= rounds; round += 1) {
    await waitUntilDue(ada);
    await Promise.all([sendDueFigures.run(oja.deps, {}, once), sendDueFigures.run(second.deps, {}, once)]);
    await Promise.all([oja.runJobs(), second.runJobs()]);
    expect(await mailsOf(ada)).toHaveLength(round);
  }
}, 240_000);

test('a worker that dies at any step loses no mail and sends none twice', async () => {
  await endAll();
  const deaths = await dieAtEveryStep(oja, async () => {
    const ada = await anAdmin();
    await save(ada);
    await waitUntilDue(ada);
    return {
      flow: (deps) => sendDueFigures.run(deps, {}, once),
      async afterwards() {
        await clearFailures();
        await sendDue();
        expect(await mailsOf(ada)).toHaveLength(1);
        await oja.call('endFigureSchedule', { token: ada.token });
      },
    };
  });
  expect(deaths).toBeGreaterThan(10);
}, 240_000);

/** Schedules of other tests would be due as well. */
const endAll = () => sql`delete from figure_schedules`.execute(oja.deps.db);

/** A row that failed is put off; here the next worker comes at once. */
const clearFailures = () => sql`delete from poll_failures`.execute(oja.deps.db);

async function countRows({ id }: Person) {
  const schedules = await oja.deps.db
    .selectFrom('figureSchedules')
    .where('userId', '=', id)
    .selectAll()
    .execute();
  const mails = await oja.deps.db.selectFrom('figureMails').where('userId', '=', id).selectAll().execute();
  return { schedules: schedules.length, mails: mails.length };
}
