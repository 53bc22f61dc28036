import { minuteMs } from '@oja/contract/durations';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { movePrivateImages } from './move-private-images.ts';
import { imageKeysOf } from './object-names.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b6b4f' } })
    .jpeg()
    .toBuffer();
const open = (url: string) => oja.app.inject({ method: 'GET', url });
const statusOf = async (url: string) => (await open(url)).statusCode;
const upload = async (path: '/dispute-images' | '/ticket-images') => {
  const response = await oja.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'image/jpeg' },
    payload: await picture(),
  });
  expect(response.statusCode).toBe(200);
  return response.json().data as { id: string; url: string; thumbnail: string };
};
const bare = (url: string) => url.slice(0, url.indexOf('?'));

test('a picture of a dispute opens with its signed address alone, for about an hour', async () => {
  const image = await upload('/dispute-images');
  for (const url of [image.url, image.thumbnail]) {
    const opened = await open(url);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(opened.headers['cache-control']).toMatch(/^private, max-age=[1-9][0-9]{3}$/);
    expect(await statusOf(bare(url))).toBe(404);
    expect(await statusOf(`${bare(url)}?expires=9999999999`)).toBe(404);
    expect(await statusOf(`${url}A`)).toBe(404);
    expect(await statusOf(url.replace(/expires=[0-9]+/, 'expires=9999999999'))).toBe(404);
  }
  expect(await statusOf(image.url.replace('.webp', '-thumb.webp'))).toBe(404);

  const { id } = await buyAndDispute(market);
  await oja.call('addStatement', {
    token: buyer.token,
    params: { purchase_id: id },
    body: { text: 'Look.', images: [image.id] },
  });
  const params = { purchase_id: id };
  const shown = [
    await oja.call('showCase', { token: buyer.token, params }),
    await oja.call('showCase', { token: seller.token, params }),
    await oja.call('showStaffCase', { token: admin.token, params }),
  ];
  for (const { body } of shown) {
    const seen = present(body.data.statements.flatMap(({ pictures }) => pictures)[0]);
    expect(await statusOf(seen.url)).toBe(200);
    expect(await statusOf(seen.thumbnail)).toBe(200);
  }
  const stranger = await oja.person();
  expect(refusalOf(await oja.call('showCase', { token: stranger.token, params }))).toEqual([
    404,
    'not_found',
  ]);

  oja.clock.advance(91 * minuteMs);
  expect(await statusOf(image.url)).toBe(404);
  const { body } = await oja.call('showCase', { token: buyer.token, params });
  const again = present(body.data.statements.flatMap(({ pictures }) => pictures)[0]);
  expect(await statusOf(again.url)).toBe(200);
});

test('so does a picture of a ticket', async () => {
  const image = await upload('/ticket-images');
  expect([await statusOf(image.url), await statusOf(bare(image.url))]).toEqual([200, 404]);
});

test('a picture that was stored before under a public address is moved', async () => {
  const { url } = await upload('/dispute-images');
  const name = /([0-9a-f]{32})\.webp/.exec(url)?.[1] ?? '';
  const [publicKeys, privateKeys] = [imageKeysOf(name, 'images'), imageKeysOf(name, 'private-images')];
  for (const size of ['full', 'thumb'] as const) {
    const file = await oja.deps.storage.get(privateKeys[size]);
    await oja.deps.storage.put(publicKeys[size], file?.bytes ?? Buffer.alloc(0), {
      contentType: 'image/webp',
    });
    await oja.deps.storage.remove(privateKeys[size]);
  }
  await oja.deps.db.updateTable('media').set({ isPrivate: false }).where('name', '=', name).execute();
  expect([await statusOf(url), await statusOf(bare(url))]).toEqual([200, 200]);
  for (let n = 0; n < 2; n += 1) await movePrivateImages.run(oja.deps, {}, { number: 1, last: false });
  expect([await statusOf(url), await statusOf(bare(url))]).toEqual([200, 404]);
});

test('an avatar stays public', async () => {
  const response = await oja.app.inject({
    method: 'PUT',
    url: '/api/user/avatar',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'image/jpeg' },
    payload: await picture(),
  });
  const { avatar } = response.json().data;
  const opened = await open(avatar);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});
