import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { openTicket, watchTickets } from './index.ts';
import { auditOf, notificationsFor, openOne, ticketBody } from './test-tickets.ts';

const oja = await startOja();
const zainab = await oja.person({ email: 'zainab@example.com', days: 30 });
const ngozi = await oja.person({ role: 'moderator', days: 30 });
const amara = await oja.person({ role: 'admin', days: 30 });

const at = <const Body>(id: string, token: string, body?: Body) => ({ token, params: { id }, body });
const nameOf = async (id: string) =>
  (await oja.deps.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

describe('answering', () => {
  test('takes the ticket, stops the clock, and reaches the person by mail with the mark of staff', async () => {
    const { id, reference } = await openOne(oja, zainab);
    const answer = await oja.call('answerTicket', at(id, ngozi.token, { text: 'Please try the new link.' }));
    expect(answer.body.data).toMatchObject({
      status: 'in_progress',
      assignee: { id: ngozi.id },
      answer_due_at: null,
      first_answered_at: oja.clock.now.toISOString(),
      actions: ['reply', 'note', 'assign', 'change', 'wait', 'return', 'resolve'],
    });
    await oja.runJobs();
    const mail = (await oja.mails(zainab.email)).at(-1);
    expect(mail?.subject).toBe(`Our team answered your ticket ${reference}`);
    expect(mail?.text).toContain('Please try the new link.');
    expect(mail?.link?.pathname).toBe(`/dashboard/help/tickets/${id}`);
    const { body } = await oja.call('showTicket', at(id, zainab.token));
    expect(body.data.messages.map(({ by, name }) => [by, name])).toEqual([
      ['user', await nameOf(zainab.id)],
      // The author does not learn which member answered.
      ['staff', 'Oja Support'],
    ]);
    expect(await notificationsFor(oja, zainab)).toEqual(['ticket_answered']);
    expect(await auditOf(oja, id)).toEqual(['ticket.answered']);
    // A further reply restarts the clock and notifies the assignee.
    await oja.call('replyToTicket', at(id, zainab.token, { text: 'It says the link is old.' }));
    expect((await oja.call('showDeskTicket', at(id, ngozi.token))).body.data.answer_due_at).not.toBeNull();
    expect(await notificationsFor(oja, ngozi)).toContain('ticket_reply');
    // The time to the first answer is fixed by the first answer.
    const firstAt = oja.clock.now.toISOString();
    oja.clock.advance(hourMs);
    const second = await oja.call('answerTicket', at(id, ngozi.token, { text: 'Here is another.' }));
    expect(second.body.data).toMatchObject({ first_answered_at: firstAt, answer_due_at: null });
  });

  test('resolves the ticket with it if asked to, and not a resolved one', async () => {
    const { id } = await openOne(oja, zainab);
    const body = { text: 'Done for you.', resolve: true };
    const answer = await oja.call('answerTicket', at(id, ngozi.token, body));
    expect(answer.body.data).toMatchObject({ status: 'resolved', actions: ['note', 'reopen'] });
    const again = await oja.call('answerTicket', at(id, ngozi.token, { text: 'One more thing.' }));
    expect(refusalOf(again)).toEqual([409, 'ticket_state_conflict']);
    expect(await auditOf(oja, id)).toEqual(['ticket.answered_and_resolved']);
  });

  test('is refused while a colleague works on it, until it is taken over', async () => {
    const { id } = await openOne(oja, zainab);
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'I look into it.' }));
    const refused = await oja.call('answerTicket', at(id, amara.token, { text: 'Me too.' }));
    expect(refusalOf(refused)).toEqual([409, 'ticket_taken']);
    expect(refused.body.message).toBe(
      `${await nameOf(ngozi.id)} works on this ticket. Take it over before you go on.`,
    );
    const seen = await oja.call('showDeskTicket', at(id, amara.token));
    expect(seen.body.data).toMatchObject({ actions: ['note', 'assign'], blocked: refused.body.message });
    const takeOver = { assignee_id: amara.id, seen_assignee_id: ngozi.id };
    expect((await oja.call('assignTicket', at(id, amara.token, takeOver))).status).toBe(200);
    expect((await oja.call('answerTicket', at(id, amara.token, { text: 'Now.' }))).status).toBe(200);
  });

  test('is nothing for the one who asked, should they work here by now', async () => {
    const person = await oja.person({ role: 'moderator' });
    const { category, priority, subject, text } = ticketBody();
    const id = await openTicket(oja.deps, {
      userId: person.id,
      category,
      priority,
      subject,
      text,
      images: [],
    });
    const calls = await Promise.all([
      oja.call('answerTicket', at(id, person.token, { text: 'Yes to me.' })),
      oja.call('noteOnTicket', at(id, person.token, { text: 'A good person.' })),
      oja.call('moveTicket', at(id, person.token, { status: 'resolved' })),
      oja.call('assignTicket', at(id, person.token, { assignee_id: person.id, seen_assignee_id: null })),
    ]);
    expect(calls.map(refusalOf)).toEqual(calls.map(() => [403, 'access_denied']));
    await oja.call('noteOnTicket', at(id, amara.token, { text: 'He is rude.' }));
    const { data } = (await oja.call('showDeskTicket', at(id, person.token))).body;
    expect([data.actions, data.messages.map(({ by }) => by)]).toEqual([[], ['user']]);
  });
});

describe('notes among staff', () => {
  test('never reach the person: not in the thread, not in a mail, under no bell, in no download', async () => {
    const person = await oja.person();
    const secret = 'He called three times today.';
    const { id } = await openOne(oja, person);
    const before = (await oja.call('showTicket', at(id, person.token))).body.data.lastUpdate;
    oja.clock.advance(1_000);
    const noted = await oja.call('noteOnTicket', at(id, amara.token, { text: secret }));
    expect(noted.body.data.messages).toMatchObject([{ by: 'user' }, { by: 'note', text: secret }]);
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'We are on it.' }));
    await oja.runJobs();
    const { token } = person;
    const answers = await Promise.all([
      oja.call('showTicket', at(id, token)),
      oja.call('listTickets', { token }),
      oja.call('replyToTicket', at(id, token, { text: 'Thanks.' })),
      oja.call('closeTicket', at(id, token)),
      oja.call('listNotifications', { token }),
      oja.call('downloadMyData', { token }),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain(secret);
    }
    expect(answers[5]?.text).toContain('We are on it.');
    expect(JSON.stringify(await oja.mails(person.email))).not.toContain(secret);
    // Nor does the note change the date that the author sees.
    expect(before).not.toBe(oja.clock.now.toISOString());
    expect(await auditOf(oja, id)).toEqual(['ticket.noted', 'ticket.answered']);
  });

  test('leave the ticket as it was', async () => {
    const { id } = await openOne(oja, await oja.person());
    const before = (await oja.call('showDeskTicket', at(id, ngozi.token))).body.data;
    oja.clock.advance(1_000);
    const { body } = await oja.call('noteOnTicket', at(id, ngozi.token, { text: 'Wait for the seller.' }));
    const { status, lastUpdate, assignee, answer_due_at } = before;
    expect(body.data).toMatchObject({ status, lastUpdate, assignee, answer_due_at });
  });
});

describe('taking a ticket', () => {
  test('works for one of two who try at once', async () => {
    const { id } = await openOne(oja, await oja.person());
    const take = (person: typeof ngozi) =>
      oja.call('assignTicket', at(id, person.token, { assignee_id: person.id, seen_assignee_id: null }));
    const answers = await Promise.all([take(ngozi), take(amara)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 ticket_taken']);
    expect(await auditOf(oja, id)).toEqual(['ticket.assigned']);
  });

  test('goes to others, who are told, and back to the desk', async () => {
    const person = await oja.person();
    const { id } = await openOne(oja, person);
    const given = await oja.call(
      'assignTicket',
      at(id, amara.token, { assignee_id: ngozi.id, seen_assignee_id: null }),
    );
    expect(given.body.data).toMatchObject({ status: 'in_progress', assignee: { id: ngozi.id } });
    expect((await notificationsFor(oja, ngozi)).at(-1)).toBe('ticket_waiting');
    expect(await notificationsFor(oja, ngozi)).toContain('ticket_assigned');
    expect(await notificationsFor(oja, person)).toEqual(['ticket_started']);
    const back = await oja.call(
      'assignTicket',
      at(id, ngozi.token, { assignee_id: null, seen_assignee_id: ngozi.id }),
    );
    expect(back.body.data).toMatchObject({ status: 'open', assignee: null });
    expect(back.body.data.events.map(({ what }) => what)).toEqual([
      'opened',
      'assigned',
      'started',
      'unassigned',
      'returned',
    ]);
    const stale = { assignee_id: amara.id, seen_assignee_id: ngozi.id };
    expect(refusalOf(await oja.call('assignTicket', at(id, amara.token, stale)))).toEqual([
      409,
      'ticket_state_conflict',
    ]);
    expect(await auditOf(oja, id)).toEqual(['ticket.assigned', 'ticket.unassigned']);
  });

  test.each(['somebody who does not work here', 'nobody known'])('is refused for %s', async (who) => {
    const { id } = await openOne(oja, await oja.person());
    const assigneeId = who === 'nobody known' ? crypto.randomUUID() : zainab.id;
    const refused = await oja.call(
      'assignTicket',
      at(id, amara.token, { assignee_id: assigneeId, seen_assignee_id: null }),
    );
    expect(refusalOf(refused)).toEqual([400, 'assignee_unknown']);
  });
});

test('staff move a ticket along its process and nowhere else, each step in the audit log', async () => {
  const person = await oja.person();
  const { id } = await openOne(oja, person);
  const move = async (status: 'open' | 'in_progress' | 'resolved') => {
    const { body } = await oja.call('moveTicket', at(id, ngozi.token, { status }));
    return body.data?.status ?? body.code;
  };
  expect(await move('open')).toBe('ticket_state_conflict');
  expect(await move('in_progress')).toBe('in_progress');
  expect(await move('open')).toBe('open');
  expect(await move('resolved')).toBe('resolved');
  expect(await move('in_progress')).toBe('ticket_state_conflict');
  expect(await move('open')).toBe('open');
  expect(await auditOf(oja, id)).toEqual([
    'ticket.started',
    'ticket.returned',
    'ticket.resolved',
    'ticket.reopened',
  ]);
  expect((await notificationsFor(oja, person)).toSorted()).toEqual([
    'ticket_reopened',
    'ticket_resolved',
    'ticket_started',
  ]);
});

test('the person behind a ticket: moderators see their deals, administrators the wallet too', async () => {
  const { id } = await openOne(oja, zainab);
  const [forModerator, forAdmin] = await Promise.all(
    [ngozi, amara].map(
      async ({ token }) => (await oja.call('showDeskTicket', at(id, token))).body.data.person,
    ),
  );
  expect(forModerator).toMatchObject({ email: zainab.email, role: 'user', purchases: 0, wallet: null });
  expect(forAdmin?.wallet).toEqual({ available: 0, withdrawals_on_their_way: 0 });
  expect(forAdmin?.tickets).toBeGreaterThan(0);
});

describe('the promised time', () => {
  test('is watched: staff hear once that an answer is late, and again when it is owed anew', async () => {
    const desk = await oja.person({ role: 'admin' });
    const person = await oja.person({ days: 30 });
    // So that the tickets of the other tests are overdue before this one.
    oja.clock.advance(1_000);
    const { id } = await openOne(oja, person, { priority: 'medium' });
    const watch = async () => {
      await watchTickets.run(oja.deps, {}, { number: 1, last: true });
      return (await notificationsFor(oja, desk)).filter((event) => event === 'ticket_late').length;
    };
    oja.clock.advance(24 * hourMs - 1_000);
    const early = await watch();
    expect((await oja.call('showDeskTicket', at(id, ngozi.token))).body.data.late).toBe(false);
    oja.clock.advance(1_000);
    const late = await watch();
    expect(late).toBe(early + 1);
    expect(await watch()).toBe(late);
    const seen = (await oja.call('showDeskTicket', at(id, ngozi.token))).body.data;
    expect(seen).toMatchObject({ late: true, events: [{ what: 'opened' }, { what: 'late', name: null }] });
    // The assignee and the administrators are notified; other staff are not.
    await oja.call('answerTicket', at(id, ngozi.token, { text: 'Sorry for the wait.' }));
    await oja.call('replyToTicket', at(id, person.token, { text: 'And now?' }));
    oja.clock.advance(25 * hourMs);
    expect(await watch()).toBe(late + 1);
    await oja.runJobs();
    expect((await oja.mails(desk.email)).at(-1)?.subject).toMatch(/^The answer to TKT-\d+ is late$/);
  });
});
