import { dayMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { rateTicket } from './rate-ticket.ts';
import { openOne } from './test-tickets.ts';

const oja = await startOja();
let author = await oja.person();
const admin = await oja.person({ role: 'admin' });

type Rating = { rating: 'good' | 'bad'; comment?: string | null };
const rate = (id: string, body: Rating, as = author.token) =>
  oja.call('rateTicket', { token: as, params: { id }, body });
const show = async (id: string) =>
  (await oja.call('showTicket', { token: author.token, params: { id } })).body.data;
const showDesk = async (id: string) =>
  (await oja.call('showDeskTicket', { token: admin.token, params: { id } })).body.data;
const move = (id: string, status: 'open' | 'resolved') =>
  oja.call('moveTicket', { token: admin.token, params: { id }, body: { status } });

// A person may open a few tickets an hour only.
beforeEach(async () => {
  author = await oja.person();
});

async function closedTicket(): Promise<string> {
  const { id } = await openOne(oja, author);
  expect((await move(id, 'resolved')).status).toBe(200);
  return id;
}

describe('the rating of a ticket', () => {
  test('is given by its author alone', async () => {
    const id = await closedTicket();
    const body = { rating: 'good' } as const;
    expect(refusalOf(await oja.call('rateTicket', { params: { id }, body }))).toEqual([
      401,
      'session_required',
    ]);
    const stranger = await oja.person();
    expect(refusalOf(await rate(id, body, stranger.token))).toEqual([404, 'not_found']);
  });

  test('can be given once the ticket is closed by either side', async () => {
    const { id, actions } = await openOne(oja, author);
    expect(actions).not.toContain('rate');
    expect(refusalOf(await rate(id, { rating: 'good' }))).toEqual([409, 'ticket_state_conflict']);
    await oja.call('closeTicket', { token: author.token, params: { id } });
    const closed = await show(id);
    expect([closed.actions, closed.rating]).toEqual([['reply', 'rate'], null]);
    expect(closed.rate_until).toBe(new Date(oja.clock.now.getTime() + 14 * dayMs).toISOString());
    const rated = await rate(id, { rating: 'good', comment: '  Quick and clear. ' });
    expect(rated.body.data.rating).toMatchObject({ rating: 'good', comment: 'Quick and clear.' });
  });

  test('is read by staff on the ticket, in the list and in the file, with its tags', async () => {
    const id = await closedTicket();
    await move(id, 'open');
    const body = { add_tags: ['refund', 'bank transfer'] };
    await oja.call('changeTicket', { token: admin.token, params: { id }, body });
    await move(id, 'resolved');
    await rate(id, { rating: 'bad', comment: 'Nobody read what I wrote.' });
    expect((await showDesk(id)).rating).toMatchObject({
      rating: 'bad',
      comment: 'Nobody read what I wrote.',
    });
    const list = await oja.call('listDeskTickets', { token: admin.token, query: { sort: 'newest' } });
    expect(list.body.data.find((row) => row.id === id)?.rating).toBe('bad');
    const { text } = await oja.call('exportTickets', { token: admin.token, query: { sort: 'newest' } });
    const [header, ...lines] = text.split('\r\n');
    expect(header).toMatch(/,first_answered_at,tags,rating$/);
    expect(lines.find((line) => line.includes('refund'))).toMatch(/,"bank transfer, refund",bad$/);
    expect(text).not.toContain('Nobody read');
  });

  test('can be changed for 14 days after the closing, and belongs to the assignee of that time', async () => {
    const id = await closedTicket();
    await rate(id, { rating: 'bad', comment: 'Too slow.' });
    const closedAt = oja.clock.now.getTime();
    const rateAfter = (ms: number) =>
      rateTicket(
        { db: oja.deps.db, now: () => new Date(closedAt + ms) },
        { ticketId: id, userId: author.id, rating: 'good', comment: null },
      );
    await expect(rateAfter(14 * dayMs)).rejects.toMatchObject({ code: 'ticket_rating_closed' });
    expect((await show(id)).rating).toMatchObject({ rating: 'bad', comment: 'Too slow.' });
    await rateAfter(14 * dayMs - 1);
    expect((await show(id)).rating).toMatchObject({ rating: 'good', comment: null });
    const rows = await oja.deps.db
      .selectFrom('ticketRatings')
      .selectAll()
      .where('ticketId', '=', id)
      .execute();
    expect(rows).toMatchObject([{ staffId: admin.id, userId: author.id, rating: 'good' }]);
  });

  test('stays when the ticket is opened again, and can be changed after the next closing', async () => {
    const id = await closedTicket();
    await rate(id, { rating: 'bad' });
    const reply = { text: 'It is still broken.' };
    await oja.call('replyToTicket', { token: author.token, params: { id }, body: reply });
    expect(refusalOf(await rate(id, { rating: 'good' }))).toEqual([409, 'ticket_state_conflict']);
    expect((await show(id)).rating).toMatchObject({ rating: 'bad' });
    await move(id, 'resolved');
    expect((await rate(id, { rating: 'good' })).status).toBe(200);
  });

  test('is not asked of a merged ticket', async () => {
    const [from, into] = [await openOne(oja, author), await openOne(oja, author)];
    const order = { params: { id: from.id }, body: { into_id: into.id } };
    expect((await oja.call('mergeTicket', { token: admin.token, ...order })).status).toBe(200);
    expect(refusalOf(await rate(from.id, { rating: 'good' }))).toEqual([409, 'ticket_state_conflict']);
    expect((await show(from.id)).actions).toEqual([]);
  });

  test('is one row, also when it is given twice at once or while the ticket is opened again', async () => {
    for (let round = 0; round < roundsOf(50); round += 1) {
      const person = await oja.person();
      const { id } = await openOne(oja, person);
      await move(id, 'resolved');
      const { token } = person;
      const rivals = [
        rate(id, { rating: 'good' }, token),
        rate(id, { rating: 'bad' }, token),
        move(id, 'open'),
      ];
      const [one, other, opened] = await Promise.all(rivals);
      const ratings = outcomesOf([present(one), present(other)]);
      expect(present(opened).status).toBe(200);
      expect(ratings.filter((outcome) => !['200', '409 ticket_state_conflict'].includes(outcome))).toEqual(
        [],
      );
      const rows = await oja.deps.db
        .selectFrom('ticketRatings')
        .select('rating')
        .where('ticketId', '=', id)
        .execute();
      expect(rows.length).toBe(ratings.includes('200') ? 1 : 0);
    }
  }, 60_000);

  test('is deleted with the ticket', async () => {
    const leaver = await oja.person();
    const { id } = await openOne(oja, leaver);
    await oja.call('closeTicket', { token: leaver.token, params: { id } });
    await rate(id, { rating: 'bad', comment: 'My number is 0801.' }, leaver.token);
    await oja.deps.db.deleteFrom('tickets').where('id', '=', id).execute();
    const left = await oja.deps.db
      .selectFrom('ticketRatings')
      .selectAll()
      .where('ticketId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
