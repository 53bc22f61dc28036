import { hourMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { confirmEmail } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { drawPicture } from '../../platform/media/test-pictures.ts';
import { notificationsFor, openOne, ticketBody } from './test-tickets.ts';

const oja = await startOja();
const zainab = await oja.person();
const ngozi = await oja.person({ role: 'moderator' });
const amara = await oja.person({ role: 'admin' });

const upload = async (token: string) => {
  const body = await drawPicture({ width: 60, height: 40, type: 'png' });
  const headers = { 'content-type': 'image/png' };
  return (await oja.call('uploadTicketImage', { token, body, headers })).body.data;
};

describe('opening a ticket', () => {
  test('keeps what was asked, with pictures, and promises an answer within 24 hours (U359, U534 to U540, U895)', async () => {
    const picture = await upload(zainab.token);
    const { status, body } = await oja.call('openTicket', {
      token: zainab.token,
      body: ticketBody({ images: [picture.id] }),
    });
    expect([status, body.message]).toEqual([200, 'Ticket Opened']);
    expect(body.data).toMatchObject({
      id: expect.any(String),
      reference: expect.stringMatching(/^TKT-\d{3}$/),
      subject: 'The password does not work',
      status: 'open',
      priority: 'high',
      category: 'buying',
      lastUpdate: oja.clock.now.toISOString(),
      answer_due_at: new Date(oja.clock.now.getTime() + 12 * hourMs).toISOString(),
      waiting_since: null,
      closes_at: null,
      messages: [{ by: 'user', pictures: [picture] }],
      actions: ['reply', 'close'],
    });
    const { body: list } = await oja.call('listTickets', { token: zainab.token });
    expect(list).toMatchObject({ data: [{ id: body.data.id }], unresolved: 1, next_cursor: null });
    // The author gets a mail, staff a notification.
    await oja.runJobs();
    expect((await oja.mails(zainab.email)).at(-1)?.subject).toContain('We received your ticket');
    expect(await notificationsFor(oja, ngozi)).toEqual(['ticket_waiting']);
    expect(await notificationsFor(oja, amara)).toEqual(['ticket_waiting']);
  });

  test.each([
    ['without a subject', { subject: '  ' }, 'subject', 'This field is required.'],
    ['with a long subject', { subject: 'a'.repeat(121) }, 'subject', 'Please enter at most 120 characters.'],
    ['without a text', { text: '' }, 'text', 'This field is required.'],
    ['with a long text', { text: 'a'.repeat(5_001) }, 'text', 'Please enter at most 5,000 characters.'],
    ['with an unknown category', { category: 'gossip' }, 'category', 'Please choose a category.'],
    ['with an unknown priority', { priority: 'now' }, 'priority', 'Please choose a priority.'],
    [
      'with six pictures',
      { images: Array(6).fill('0'.repeat(32)) },
      'images',
      '5 pictures at most can go along.',
    ],
  ])('is refused %s, with a sentence', async (_title, parts, field, message) => {
    const { status, body } = await oja.callRaw('openTicket', {
      token: zainab.token,
      body: { ...ticketBody(), ...parts },
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.details).toEqual([{ field, message }]);
  });

  test('is refused with a picture that is not there, of another user, or sent before', async () => {
    const other = await oja.person();
    const [theirs, own] = [await upload(other.token), await upload(zainab.token)];
    await openOne(oja, zainab, { images: [own.id] });
    for (const image of ['f'.repeat(32), theirs.id, own.id]) {
      const refused = await oja.call('openTicket', {
        token: zainab.token,
        body: ticketBody({ images: [image] }),
      });
      expect(refusalOf(refused)).toEqual([400, 'ticket_image_unknown']);
    }
  });

  test('happens once for one key, however often it is sent', async () => {
    const person = await oja.person();
    const headers = { 'idempotency-key': 'a-key-of-the-form-0001' };
    const call = () => oja.call('openTicket', { token: person.token, body: ticketBody(), headers });
    const [first, second] = await Promise.all([call(), call()]);
    expect(first?.body.data.id).toBe(second?.body.data.id);
    expect((await oja.call('listTickets', { token: person.token })).body.data).toHaveLength(1);
  });

  test('ends for a person who floods the desk, also with several at once', async () => {
    const person = await oja.person();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => oja.call('openTicket', { token: person.token, body: ticketBody() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused?.headers['retry-after']).toBe('3600');
    oja.clock.advance(hourMs);
    expect((await oja.call('openTicket', { token: person.token, body: ticketBody() })).status).toBe(200);
  });
});

describe('a thread', () => {
  test('is not there for other users', async () => {
    const { id } = await openOne(oja, await oja.person());
    const stranger = await oja.person();
    const options = { token: stranger.token, params: { id } };
    const answers = await Promise.all([
      oja.call('showTicket', options),
      oja.call('replyToTicket', { ...options, body: { text: 'Me too.' } }),
      oja.call('closeTicket', options),
    ]);
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'not_found']));
    expect((await oja.call('listTickets', { token: stranger.token })).body.data).toEqual([]);
  });

  test('is closed as solved by its author, and opened again by a reply', async () => {
    const person = await oja.person();
    const options = { token: person.token, params: { id: (await openOne(oja, person)).id } };
    oja.clock.advance(minuteMs);
    const closed = await oja.call('closeTicket', options);
    expect(closed.body.data).toMatchObject({
      status: 'resolved',
      answer_due_at: null,
      actions: ['reply', 'rate'],
    });
    expect(refusalOf(await oja.call('closeTicket', options))).toEqual([409, 'ticket_state_conflict']);
    oja.clock.advance(minuteMs);
    const { body } = await oja.call('replyToTicket', { ...options, body: { text: 'It is back.' } });
    expect(body.data).toMatchObject({
      status: 'open',
      answer_due_at: new Date(oja.clock.now.getTime() + 12 * hourMs).toISOString(),
      turns: [{ what: 'closed' }, { what: 'reopened' }],
    });
    expect(await notificationsFor(oja, ngozi)).toContain('ticket_back');
  });

  test('lets its author write a lot, and not without end', async () => {
    const person = await oja.person();
    const { id } = await openOne(oja, person);
    const reply = () =>
      oja.call('replyToTicket', { token: person.token, params: { id }, body: { text: 'Hello?' } });
    for (let said = 0; said < 19; said += 1) expect((await reply()).status).toBe(200);
    expect(await reply()).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });

  test('keeps the promised time when its author adds something', async () => {
    const person = await oja.person();
    const { id } = await openOne(oja, person);
    const dueAt = new Date(oja.clock.now.getTime() + 12 * hourMs).toISOString();
    oja.clock.advance(hourMs);
    const { body } = await oja.call('replyToTicket', {
      token: person.token,
      params: { id },
      body: { text: 'One more thing.' },
    });
    expect(body.data).toMatchObject({ status: 'open', answer_due_at: dueAt });
  });
});

test('own tickets are read page by page and by status, the latest news first', async () => {
  const person = await oja.person();
  const ids: string[] = [];
  for (const subject of ['one', 'two', 'three']) {
    ids.unshift((await openOne(oja, person, { subject })).id);
    oja.clock.advance(1_000);
  }
  const { token } = person;
  const page = async (query: Record<string, string>) =>
    (await oja.call('listTickets', { token, query })).body;
  const first = await page({ limit: '2' });
  const second = await page({ limit: '2', cursor: present(first.next_cursor) });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  expect(second.next_cursor).toBeNull();
  await oja.call('closeTicket', { token, params: { id: ids[1] ?? '' } });
  expect((await page({ status: 'resolved' })).data.map(({ id }) => id)).toEqual([ids[1]]);
  expect(first.unresolved).toBe(3);
});

test('the subject of a ticket is in the mail only when the address is confirmed, because a stranger may have registered it', async () => {
  const person = await oja.person();
  const subject = 'Your payout is blocked, sign in at oja-secure.com';
  const open = async () => {
    await oja.call('openTicket', { token: person.token, body: ticketBody({ subject }) });
    await oja.runJobs();
    return (await oja.mails(person.email)).at(-1)?.text;
  };
  const unconfirmed = await open();
  expect(unconfirmed).toContain('Your question: our team answers within');
  expect(unconfirmed).not.toContain('oja-secure');
  await confirmEmail(oja, person);
  expect(await open()).toContain(`${subject}: our team answers within`);
});
