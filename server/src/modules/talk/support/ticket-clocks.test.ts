import { dayMs, hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { watchTickets } from './index.ts';
import { auditOf, notificationsFor, openOne } from './test-tickets.ts';

const oja = await startOja();
const ngozi = await oja.person({ role: 'moderator', days: 365 });
const amara = await oja.person({ role: 'admin', days: 30 });

const at = <const Body>(id: string, token: string, body?: Body) => ({ token, params: { id }, body });
const inHours = (hours: number) => new Date(oja.clock.now.getTime() + hours * hourMs).toISOString();
const change = (id: string, body: BodyFor<'changeTicket'>, token = ngozi.token) =>
  oja.call('changeTicket', { token, params: { id }, body });
const show = async (id: string) => (await oja.call('showDeskTicket', at(id, ngozi.token))).body.data;
const watch = () => watchTickets.run(oja.deps, {}, { number: 1, last: true });
const eventsOf = async (id: string) => (await show(id)).events.map(({ what }) => what);

describe('the promised time', () => {
  test.each([
    ['urgent', 4],
    ['high', 12],
    ['medium', 24],
    ['low', 24],
  ] as const)('of %s is %i hours', async (priority, hours) => {
    const ticket = await openOne(oja, await oja.person(), { priority });
    expect(ticket.answer_due_at).toBe(inHours(hours));
  });

  test('follows a new priority, counted from the question; the author is told', async () => {
    const person = await oja.person();
    const { id } = await openOne(oja, person, { priority: 'medium' });
    const dueAt = inHours(4);
    oja.clock.advance(hourMs);
    const { body } = await change(id, { priority: 'urgent', category: 'wallet' });
    expect(body.data).toMatchObject({ priority: 'urgent', category: 'wallet', answer_due_at: dueAt });
    expect(body.data.events).toMatchObject([
      { what: 'opened' },
      { what: 'priority_changed', detail: 'urgent' },
      { what: 'category_changed', detail: 'wallet' },
    ]);
    expect(await notificationsFor(oja, person)).toEqual(['ticket_changed']);
    expect(await auditOf(oja, id)).toEqual(['ticket.changed']);
    // The same again changes nothing.
    await change(id, { priority: 'urgent' });
    expect(await auditOf(oja, id)).toEqual(['ticket.changed']);
  });

  test('is late at once when the time of the new priority is over, and not late any more after another', async () => {
    const { id } = await openOne(oja, await oja.person(), { priority: 'medium' });
    oja.clock.advance(5 * hourMs);
    expect((await change(id, { priority: 'urgent' })).body.data.late).toBe(true);
    await watch();
    expect((await change(id, { priority: 'low' })).body.data.late).toBe(false);
    oja.clock.advance(20 * hourMs);
    await watch();
    expect((await eventsOf(id)).filter((what) => what === 'late')).toHaveLength(2);
  });

  test('is not there for a ticket without a question, whatever its priority', async () => {
    const { id } = await openOne(oja, await oja.person());
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'Done.' }));
    expect((await change(id, { priority: 'urgent' })).body.data.answer_due_at).toBeNull();
  });

  test('is changed only by the one who works on the ticket, and not of a resolved one', async () => {
    const { id } = await openOne(oja, await oja.person());
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'I look into it.' }));
    expect(refusalOf(await change(id, { priority: 'low' }, amara.token))).toEqual([409, 'ticket_taken']);
    await oja.call('moveTicket', at(id, ngozi.token, { status: 'resolved' }));
    expect(refusalOf(await change(id, { priority: 'low' }))).toEqual([409, 'ticket_state_conflict']);
  });
});

describe('a ticket that waits for its author', () => {
  const waitingTicket = async () => {
    const person = await oja.person({ days: 30 });
    const { id } = await openOne(oja, person);
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'Which account is it?', wait: true }));
    return { person, id };
  };

  test('has no clock, and says until when it waits', async () => {
    const { person, id } = await waitingTicket();
    expect(await show(id)).toMatchObject({
      status: 'in_progress',
      answer_due_at: null,
      waiting_since: inHours(0),
      closes_at: inHours(7 * 24),
      actions: ['reply', 'note', 'assign', 'change', 'resume', 'return', 'resolve'],
    });
    const { body } = await oja.call('listDeskTickets', { token: ngozi.token, query: { status: 'waiting' } });
    expect(body.data.map((row) => row.id)).toContain(id);
    expect(body.counts.waiting).toBe(body.data.length);
    await oja.runJobs();
    expect((await oja.mails(person.email)).at(-1)?.text).toContain('We wait for your reply');
  });

  test('gets its clock back with the reply', async () => {
    const { person, id } = await waitingTicket();
    oja.clock.advance(hourMs);
    await oja.call('replyToTicket', at(id, person.token, { text: 'It is @lagosfoodie.' }));
    expect(await show(id)).toMatchObject({
      waiting_since: null,
      closes_at: null,
      answer_due_at: inHours(12),
    });
  });

  test('is reminded once after 3 days and closed after 7, told both times, and opened again by a reply', async () => {
    const { person, id } = await waitingTicket();
    oja.clock.advance(3 * dayMs - 1_000);
    await watch();
    expect(await notificationsFor(oja, person)).toEqual(['ticket_answered']);
    oja.clock.advance(1_000);
    await watch();
    await watch();
    expect(await notificationsFor(oja, person)).toEqual(['ticket_answered', 'ticket_reminder']);
    oja.clock.advance(4 * dayMs - 1_000);
    await watch();
    expect((await show(id)).status).toBe('in_progress');
    oja.clock.advance(1_000);
    await watch();
    await watch();
    expect((await show(id)).status).toBe('resolved');
    expect(await notificationsFor(oja, person)).toEqual([
      'ticket_answered',
      'ticket_reminder',
      'ticket_expired',
    ]);
    const { body } = await oja.call('replyToTicket', at(id, person.token, { text: 'Sorry, I was away.' }));
    expect(body.data).toMatchObject({ status: 'open', turns: [{ what: 'expired' }, { what: 'reopened' }] });
  });

  test('is put there and back by staff, but not while an answer is owed', async () => {
    const person = await oja.person();
    const { id } = await openOne(oja, person);
    expect(refusalOf(await change(id, { waiting: true }))).toEqual([409, 'ticket_state_conflict']);
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'Please look.' }));
    expect((await change(id, { waiting: true })).body.data.waiting_since).toBe(inHours(0));
    expect(await notificationsFor(oja, person)).toContain('ticket_needs_reply');
    expect((await change(id, { waiting: false })).body.data.waiting_since).toBeNull();
    oja.clock.advance(8 * dayMs);
    await watch();
    expect((await show(id)).status).toBe('in_progress');
  });

  test('cannot be resolved and wait with one answer', async () => {
    const { id } = await openOne(oja, await oja.person());
    const both = { text: 'Done?', resolve: true, wait: true };
    expect(refusalOf(await oja.call('answerTicket', at(id, ngozi.token, both)))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('is closed by the clock or answered by its author, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { person, id } = await waitingTicket();
      oja.clock.advance(7 * dayMs);
      await Promise.all([watch(), oja.call('replyToTicket', at(id, person.token, { text: 'Here I am.' }))]);
      // Whichever came first, the reply leaves an open question behind.
      const ticket = await show(id);
      expect(ticket.status).not.toBe('resolved');
      expect(ticket.answer_due_at).toBe(inHours(12));
      expect(ticket.waiting_since).toBeNull();
    }
  });
});
