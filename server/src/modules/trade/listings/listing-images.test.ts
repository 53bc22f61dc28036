import { hourMs } from '@oja/contract/durations';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addTrader } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { sweepListings } from './index.ts';
import { addListing, addPosted, addSeller, listingForm } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const draw = (options: { width?: number; colour?: string; type?: 'png' | 'jpeg' | 'webp' | 'gif' } = {}) =>
  sharp({
    create: { width: options.width ?? 64, height: 64, channels: 3, background: options.colour ?? '#0b6b4f' },
  })
    .toFormat(options.type ?? 'png')
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const upload = async (body: Buffer, token = seller.token, type = 'image/png') =>
  oja.call('uploadListingImage', { token, body, headers: { 'content-type': type } });
const create = (images: string[], token = seller.token) =>
  oja.call('createListing', { token, body: listingForm({ images }) });
const update = (id: string, images: string[]) =>
  oja.call('updateListing', { token: seller.token, params: { id }, body: { images } });
const waiting = async () =>
  (await oja.deps.db.selectFrom('listingImages').select('name').where('listingId', 'is', null).execute())
    .length;

describe('pictures (U419)', () => {
  test('come as data URLs and leave as addresses of clean WebP files', async () => {
    const images = await Promise.all(
      (['png', 'jpeg', 'gif', 'webp'] as const).map(async (type) =>
        dataUrl(await draw({ type }), `image/${type}`),
      ),
    );
    const { status, body } = await create(images);
    expect([status, body.data.images.length]).toEqual([200, 4]);
    for (const url of body.data.images) {
      const picture = await oja.app.inject({ url });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect(body.data.thumbnail).toBe(body.data.images[0]?.replace('.webp', '-thumb.webp'));
    expect(body.data.images[0]).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
  });

  test('or are uploaded one by one, and their ids sent in any order', async () => {
    const [one, two] = [await upload(await draw()), await upload(await draw({ colour: '#fff' }))];
    expect(one.body.data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.any(String),
    });
    const { body } = await create([two.body.data.id, one.body.data.id]);
    expect(body.data.images).toEqual([two.body.data.url, one.body.data.url]);
  });

  test('of an edit replace the ones before; those left out are gone', async () => {
    const { id, images } = await addListing(oja, seller, {
      images: [dataUrl(await draw()), dataUrl(await draw())],
    });
    const [first = '', second = ''] = images;
    const fresh = (await upload(await draw())).body.data;
    const { body } = await update(id, [fresh.id, second]);
    expect(body.data.images).toEqual([fresh.url, second]);
    expect((await oja.app.inject({ url: first })).statusCode).toBe(404);
    expect((await oja.app.inject({ url: second })).statusCode).toBe(200);
    expect((await update(id, [])).body.data.images).toEqual([]);
  });

  test('that are new send a posted listing back to staff; another order does not', async () => {
    const { id, images } = await addPosted(oja, seller, {
      images: [dataUrl(await draw()), dataUrl(await draw())],
    });
    expect((await update(id, images.toReversed())).body.data.status).toBe('posted');
    expect((await update(id, [...images.slice(1), dataUrl(await draw())])).body.data.status).toBe('pending');
  });

  test('of another user, of another listing or unknown are refused, and nothing is kept', async () => {
    const other = await addSeller(oja);
    const theirs = (await upload(await draw(), other.token)).body.data;
    const used = await addListing(oja, seller, { images: [dataUrl(await draw())] });
    const before = await waiting();
    for (const image of [
      theirs.id,
      theirs.url,
      present(used.images[0]),
      '11111111-1111-4111-8111-111111111111',
    ]) {
      const { status, body } = await create([dataUrl(await draw()), image]);
      expect([status, body.code]).toEqual([400, 'listing_image_unknown']);
    }
    expect(await waiting()).toBe(before);
    const avatar = await oja.call('setAvatar', {
      token: seller.token,
      body: await draw(),
      headers: { 'content-type': 'image/png' },
    });
    expect(refusalOf(await create([present(avatar.body.data.avatar)]))).toEqual([
      400,
      'listing_image_unknown',
    ]);
  });

  test('go to one listing only, even at the same moment', async () => {
    const { id } = (await upload(await draw())).body.data;
    const answers = await Promise.all([create([id]), create([id]), create([id])]);
    expect(outcomesOf(answers)).toEqual(['200', '400 listing_image_unknown', '400 listing_image_unknown']);
  });

  test('that no listing took are swept away after a day, the others stay', async () => {
    const { url } = (await upload(await draw())).body.data;
    const { images } = await addListing(oja, seller, { images: [dataUrl(await draw())] });
    const attempt = { number: 1, last: false };
    await sweepListings.run(oja.deps, {}, attempt);
    expect((await oja.app.inject({ url })).statusCode).toBe(200);
    oja.clock.advance(25 * hourMs);
    await sweepListings.run(oja.deps, {}, attempt);
    expect((await oja.app.inject({ url })).statusCode).toBe(404);
    expect((await oja.app.inject({ url: images[0] })).statusCode).toBe(200);
  });

  test('that a listing takes while the sweep runs stay, with their files', async () => {
    const { token } = await addTrader(oja);
    const add = async () => (await upload(await draw(), token)).body.data;
    const pictures = [await add(), await add()];
    oja.clock.advance(25 * hourMs);
    const remove = vi.spyOn(oja.deps.storage, 'remove');
    // While the file of the first one is removed, a listing takes the second one.
    let taken = pictures[1];
    remove.mockImplementationOnce(async (key) => {
      taken = present(pictures.find(({ url }) => !key.includes(url.slice(7, 39))));
      expect(outcomesOf([await create([taken.id], token)])).toEqual(['200']);
    });
    await sweepListings.run(oja.deps, {}, { number: 1, last: false });
    expect(remove).toHaveBeenCalled();
    remove.mockRestore();
    expect((await oja.app.inject({ url: present(taken).url })).statusCode).toBe(200);
    const { listingId } = await oja.deps.db
      .selectFrom('listingImages')
      .select('listingId')
      .where('id', '=', present(taken).id)
      .executeTakeFirstOrThrow();
    expect(listingId).not.toBeNull();
  });
});
