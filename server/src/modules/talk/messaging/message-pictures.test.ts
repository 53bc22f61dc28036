import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { describe, expect, test, vi } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, openMarket, smallPicture } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { sweepMessageImages } from './index.ts';
import { conversation, send, startConversation } from './test-messages.ts';

const oja = await startOja({ env: { RATE_LIMIT_FACTOR: '1' } });
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
// Each test begins in another minute, so that the rate limits of one do not affect the next.
const nextHour = () => oja.clock.advance(hourMs);

describe('pictures', () => {
  const upload = async (person: Person) =>
    oja.call('uploadMessageImage', {
      token: person.token,
      body: await smallPicture(),
      headers: { 'content-type': 'image/png' },
    });
  const look = (imageId: string, person?: Person) =>
    oja.call('showMessageImage', { params: { id: imageId }, ...(person ? { token: person.token } : {}) });

  test('go with a message and are seen by the two alone', async () => {
    nextHour();
    const { id } = await startConversation(market);
    const picture = (await upload(buyer)).body.data;
    const sent = await send(oja, buyer, id, { text: '', images: [picture.id] });
    expect(sent.body.data.pictures).toEqual([picture]);
    expect(refusalOf(await look(picture.id))).toEqual([401, 'session_required']);
    for (const person of [buyer, seller]) {
      const shown = await look(picture.id, person);
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(shown.headers['cache-control']).toBe('private, no-store');
    }
    for (const stranger of [await addBuyer(oja), admin])
      expect(refusalOf(await look(picture.id, stranger))).toEqual([404, 'not_found']);
    const { name } = await oja.deps.db
      .selectFrom('messageImages')
      .select('name')
      .where('id', '=', picture.id)
      .executeTakeFirstOrThrow();
    expect(refusalOf(await oja.call('media', { params: { name: `${name}.webp` } }))).toEqual([
      404,
      'not_found',
    ]);
    expect((await conversation(oja, seller, id)).last).toMatchObject({ text: '', pictures: 1 });
  });

  test('of another user, or sent before, are refused; the same message again is a replay', async () => {
    nextHour();
    const { id } = await startConversation(market);
    const picture = (await upload(buyer)).body.data;
    expect(refusalOf(await send(oja, seller, id, { images: [picture.id] }))).toEqual([
      400,
      'message_image_unknown',
    ]);
    const body = { client_id: randomUUID(), text: 'look', images: [picture.id] };
    const [first, second] = [await send(oja, buyer, id, body), await send(oja, buyer, id, body)];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(refusalOf(await send(oja, buyer, id, { images: [picture.id] }))).toEqual([
      400,
      'message_image_unknown',
    ]);
    expect(refusalOf(await send(oja, buyer, id, { ...body, images: [] }))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  test('that are never sent are swept away after a day, and not many may wait', async () => {
    nextHour();
    const person = await addBuyer(oja);
    for (let n = 0; n < 20; n += 1) expect((await upload(person)).status).toBe(200);
    expect(refusalOf(await upload(person))).toEqual([429, 'too_many_requests']);
    oja.clock.advance(25 * hourMs);
    await sweepMessageImages.run(oja.deps, {}, { number: 1, last: true });
    expect((await upload(person)).status).toBe(200);
  });

  test('that are sent while the sweep runs stay, with their files', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const { id } = await startConversation({ ...market, buyer: person });
    const pictures = [(await upload(person)).body.data, (await upload(person)).body.data];
    oja.clock.advance(25 * hourMs);
    const remove = vi.spyOn(oja.deps.storage, 'remove');
    // While the file of the first one is removed, the second one is sent.
    let kept = '';
    remove.mockImplementationOnce(async () => {
      const rows = await oja.deps.db
        .selectFrom('messageImages')
        .select('id')
        .where('ownerId', '=', person.id)
        .execute();
      kept = present(rows[0]).id;
      expect((await send(oja, person, id, { text: '', images: [kept] })).status).toBe(200);
    });
    await sweepMessageImages.run(oja.deps, {}, { number: 1, last: true });
    remove.mockRestore();
    const shown = await Promise.all(pictures.map(async (picture) => (await look(picture.id, person)).status));
    expect(shown).toEqual(pictures.map((picture) => (picture.id === kept ? 200 : 404)));
  });

  test('that are no pictures are refused', async () => {
    const { status, body } = await oja.call('uploadMessageImage', {
      token: buyer.token,
      body: Buffer.from('<svg onload="alert(1)"/>'),
      headers: { 'content-type': 'image/png' },
    });
    expect([status, body.code]).toEqual([400, 'image_type_unsupported']);
  });
});
