import { dayMs, hourMs } from '@oja/contract/durations';
import type { Settings } from '@oja/contract/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { openOne } from './test-tickets.ts';

const oja = await startOja();
const opening = 'Monday to Friday, 9:00 to 18:00 Lagos time';
const at = <const Body>(id: string, token: string, body?: Body) => ({ token, params: { id }, body });

type General = Settings<'general'>;
const change = (fields: Partial<General>) => changeSettings(oja, 'general', fields);
const every = (isOn: boolean): Partial<General> => ({
  businessHoursUrgent: isOn,
  businessHoursHigh: isOn,
  businessHoursMedium: isOn,
  businessHoursLow: isOn,
});

/** A Friday, an hour before the desk closes; the next one for every test, because sessions end with time. */
let week = 0;
let ngozi: Awaited<ReturnType<typeof oja.person>>;
beforeEach(async () => {
  const now = new Date(Date.parse('2026-11-20T17:00:00+01:00') + week * 7 * dayMs);
  week += 1;
  oja.clock.now = now;
  ngozi = await oja.person({ role: 'moderator', days: 7 });
  await change({ ...every(false), holidays: [] });
});
const inHours = (hours: number) => new Date(oja.clock.now.getTime() + hours * hourMs).toISOString();
/** Noon on Monday is 67 hours after 17:00 on Friday. */
const mondayAt = (hour: number) => inHours(55 + hour);

describe('the clock of a ticket', () => {
  test('runs at all hours by default', async () => {
    const ticket = await openOne(oja, await oja.person(), { priority: 'urgent' });
    expect(ticket).toMatchObject({ answer_due_at: inHours(4), business_hours: null });
  });

  test('counts business hours for the priorities that do', async () => {
    await change({ businessHoursUrgent: true });
    const person = await oja.person();
    const urgent = await openOne(oja, person, { priority: 'urgent' });
    expect(urgent).toMatchObject({ answer_due_at: mondayAt(12), business_hours: opening });
    const high = await openOne(oja, person, { priority: 'high' });
    expect(high).toMatchObject({ answer_due_at: inHours(12), business_hours: null });
    await oja.runJobs();
    const mails = (await oja.mails(person.email)).map(({ text }) => text.replace(/\s+/g, ' '));
    expect(mails[0]).toContain(`our team answers within 24 business hours (${opening}).`);
    expect(mails[1]).toContain('our team answers within 24 hours.');
  });

  test('skips a holiday, and says that it does', async () => {
    const monday = mondayAt(12).slice(0, 10);
    await change({ ...every(true), holidays: [monday] });
    const ticket = await openOne(oja, await oja.person(), { priority: 'urgent' });
    expect(ticket).toMatchObject({
      answer_due_at: mondayAt(24 + 12),
      business_hours: `${opening}, except on public holidays`,
    });
  });

  test('follows a new priority to the hours which that one counts', async () => {
    await change({ businessHoursUrgent: true });
    const { id } = await openOne(oja, await oja.person(), { priority: 'medium' });
    const dueAtAllHours = inHours(24);
    oja.clock.advance(hourMs / 2);
    const urgent = await oja.call('changeTicket', at(id, ngozi.token, { priority: 'urgent' } as const));
    // Counted from the question.
    expect(urgent.body.data).toMatchObject({
      answer_due_at: new Date(Date.parse(mondayAt(12)) - hourMs / 2).toISOString(),
      business_hours: opening,
    });
    const low = await oja.call('changeTicket', at(id, ngozi.token, { priority: 'low' } as const));
    expect(low.body.data).toMatchObject({ answer_due_at: dueAtAllHours, business_hours: null });
  });

  test('ends with an answer, and starts in business hours with a reply and when the ticket is reopened', async () => {
    await change(every(true));
    const person = await oja.person();
    const { id } = await openOne(oja, person, { priority: 'urgent' });
    const answered = await oja.call('answerTicket', at(id, ngozi.token, { text: 'Done?' }));
    expect(answered.body.data).toMatchObject({ answer_due_at: null, business_hours: null });
    const expected = { answer_due_at: mondayAt(12), business_hours: opening };
    const replied = await oja.call('replyToTicket', at(id, person.token, { text: 'Not yet.' }));
    expect(replied.body.data).toMatchObject(expected);
    await oja.call('moveTicket', at(id, ngozi.token, { status: 'resolved' } as const));
    const reopened = await oja.call('moveTicket', at(id, ngozi.token, { status: 'open' } as const));
    expect(reopened.body.data).toMatchObject(expected);
  });

  test('keeps its due time when the settings change, and when it is merged', async () => {
    await change({ businessHoursUrgent: true });
    const person = await oja.person({ days: 7 });
    const first = await openOne(oja, person, { priority: 'urgent' });
    await change({ businessHoursUrgent: false });
    const shown = await oja.call('showTicket', at(first.id, person.token));
    expect(shown.body.data).toMatchObject({ answer_due_at: mondayAt(12), business_hours: opening });
    oja.clock.advance(2 * dayMs);
    const second = await openOne(oja, person, { priority: 'low' });
    await oja.call('mergeTicket', at(first.id, ngozi.token, { into_id: second.id }));
    const merged = await oja.call('showTicket', at(second.id, person.token));
    // Due at 12:00 on Monday, before the 24 hours of the other one from 17:00 on Sunday.
    expect(merged.body.data).toMatchObject({ answer_due_at: first.answer_due_at, business_hours: opening });
  });

  test('is late only after its business hours', async () => {
    await change(every(true));
    const { id } = await openOne(oja, await oja.person(), { priority: 'urgent' });
    oja.clock.advance(60 * hourMs);
    const { token } = ngozi;
    expect((await oja.call('showDeskTicket', at(id, token))).body.data.late).toBe(false);
    oja.clock.advance(7 * hourMs);
    expect((await oja.call('showDeskTicket', at(id, token))).body.data.late).toBe(true);
  });
});

test('the published terms name the opening hours while a priority counts them', async () => {
  const read = async () => (await oja.call('showPublicTerms', {})).body.data.support_hours;
  expect(await read()).toBeNull();
  await change({ businessHoursLow: true });
  expect(await read()).toBe(opening);
});

test('a first answer is measured in plain hours, whatever its clock counts', async () => {
  await change(every(true));
  const { id } = await openOne(oja, await oja.person(), { priority: 'urgent' });
  oja.clock.advance(64 * hourMs);
  const admin = await oja.person({ role: 'admin' });
  await oja.call('answerTicket', at(id, admin.token, { text: 'Done.' }));
  const { body } = await oja.call('operatorFigures', { token: admin.token, query: {} });
  expect(body.data.people.find((person) => person.id === admin.id)?.answer_hours).toBe(64);
});
