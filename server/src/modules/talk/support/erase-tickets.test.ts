import { hourMs } from '@oja/contract/durations';
import { describe, expect, test, vi } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { signAddress } from '../../../crypto/signed-address.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { drawPicture } from '../../platform/media/test-pictures.ts';
import { sweepTicketImages } from './index.ts';
import { openOne } from './test-tickets.ts';
import { addMessage } from './ticket.store.ts';

const oja = await startOja();
const ngozi = await oja.person({ role: 'moderator' });
const upload = async (token: string) => {
  const body = await drawPicture({ width: 60, height: 40, type: 'png' });
  const headers = { 'content-type': 'image/png' };
  return (await oja.call('uploadTicketImage', { token, body, headers })).body.data;
};
const count = async (table: 'tickets' | 'ticketMessages' | 'ticketImages' | 'ticketEvents') =>
  (await oja.deps.db.selectFrom(table).selectAll().execute()).length;
/** The address is signed now, so that a missing picture is not taken for an expired address. */
const fetchPicture = async (url: string) => {
  const [path = ''] = url.split('?');
  const signed = signAddress(oja.deps.sealer, path, oja.deps.now());
  return (await oja.app.inject({ url: signed })).statusCode;
};

describe('what is left of tickets', () => {
  test('nothing when the person deletes their account: words, notes, pictures', async () => {
    const person = await oja.person();
    const picture = await upload(person.token);
    const { id } = await openOne(oja, person, { images: [picture.id] });
    const params = { id };
    await oja.call('noteOnTicket', { token: ngozi.token, params, body: { text: 'A note.' } });
    const theirs = await upload(ngozi.token);
    const body = { text: 'See the picture.', images: [theirs.id] };
    await oja.call('answerTicket', { token: ngozi.token, params, body });
    expect(await fetchPicture(picture.url)).toBe(200);
    const gone = await oja.call('deleteUser', { token: person.token, body: { password: person.password } });
    expect(gone.status).toBe(200);
    await oja.runJobs();
    expect(
      await Promise.all([
        count('tickets'),
        count('ticketMessages'),
        count('ticketImages'),
        count('ticketEvents'),
      ]),
    ).toEqual([0, 0, 0, 0]);
    expect([await fetchPicture(picture.url), await fetchPicture(theirs.url)]).toEqual([404, 404]);
    expect(refusalOf(await oja.call('showDeskTicket', { token: ngozi.token, params }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('goes back to the desk when the member of staff leaves', async () => {
    await oja.person({ role: 'admin' });
    const leaver = await oja.person({ role: 'admin' });
    const { id } = await openOne(oja, await oja.person());
    const params = { id };
    await oja.call('answerTicket', { token: leaver.token, params, body: { text: 'I look into it.' } });
    const gone = await oja.call('deleteUser', { token: leaver.token, body: { password: leaver.password } });
    expect(gone.status).toBe(200);
    const { body } = await oja.call('showDeskTicket', { token: ngozi.token, params });
    expect(body.data).toMatchObject({ status: 'open', assignee: null });
    expect(body.data.messages.at(-1)).toMatchObject({ by: 'staff', name: 'Deleted user' });
  });

  test('a picture that was never sent is swept after a day, one that was sent stays', async () => {
    const person = await oja.person({ days: 30 });
    const [sent, unsent] = [await upload(person.token), await upload(person.token)];
    await openOne(oja, person, { images: [sent.id] });
    oja.clock.advance(25 * hourMs);
    const fresh = await upload(person.token);
    await sweepTicketImages.run(oja.deps, {}, { number: 1, last: true });
    const left = await Promise.all([sent, unsent, fresh].map(({ url }) => fetchPicture(url)));
    expect(left).toEqual([200, 404, 200]);
  });

  test('a picture that is sent while the sweep runs stays, with its file', async () => {
    const person = await oja.person({ days: 30 });
    const pictures = [await upload(person.token), await upload(person.token), await upload(person.token)];
    oja.clock.advance(25 * hourMs);
    const remove = vi.spyOn(oja.deps.storage, 'remove');
    // While the file of the first one is removed, the second one is sent; the third one is being sent all the time.
    const held = present(pictures[2]);
    const kept = [held];
    remove.mockImplementationOnce(async (key) => {
      const next = present(pictures.find(({ id }) => !key.includes(id) && id !== held.id));
      kept.push(next);
      await openOne(oja, person, { images: [next.id] });
    });
    const { id: ticketId } = await openOne(oja, person);
    const [sent, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(oja.deps.db, async (tx) => {
      const message = { ticketId, kind: 'user', authorId: person.id, text: 'See this.' } as const;
      await addMessage(tx, { ...message, images: [held.id], at: oja.deps.now() });
      sent.resolve();
      await swept.promise;
    });
    await sent.promise;
    await sweepTicketImages.run(oja.deps, {}, { number: 1, last: true }).finally(() => swept.resolve());
    remove.mockRestore();
    await holding;
    for (const { id, url } of pictures) {
      const stays = kept.some((picture) => picture.id === id);
      expect(await fetchPicture(url)).toBe(stays ? 200 : 404);
      const rows = await oja.deps.db
        .selectFrom('ticketImages')
        .select('name')
        .where('name', '=', id)
        .execute();
      expect(rows.length).toBe(stays ? 1 : 0);
    }
  });

  test('a person who uploads without end is asked to wait', async () => {
    const person = await oja.person();
    for (let index = 0; index < 20; index += 1) await upload(person.token);
    const body = await drawPicture({ width: 60, height: 40, type: 'png' });
    const headers = { 'content-type': 'image/png' };
    const refused = await oja.call('uploadTicketImage', { token: person.token, body, headers });
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
  });
});
