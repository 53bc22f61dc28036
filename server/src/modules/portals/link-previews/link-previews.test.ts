import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addListing, addPosted, addSeller } from '../../trade/listings/test-listings.ts';
import { fitText } from './fit-text.ts';
import { previewSvg } from './preview-svg.ts';
import { bodyType, headingType } from './typeface.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const listing = await addPosted(oja, seller, { handle: '@lagosfoodie', followers: 48_200 });
const waiting = await addListing(oja, seller);
const buyer = await oja.person();
const get = (path: string, headers: Record<string, string> = {}) =>
  oja.app.inject({ url: `/previews${path}`, headers });

describe('the picture of a link preview', () => {
  test.each([
    ['a listing', `/listings/${listing.id}.png?v=1x7k2p`],
    ['a seller', `/sellers/${seller.id}.png`],
    ['the market', '/market/all.png'],
    ['a platform', '/market/instagram.png'],
    ['a category', '/market/instagram-food-cooking.png'],
  ])('of %s has the size that networks ask for', async (_page, path) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(150_000);
  });

  test('is not sent again while it is the same, and changes with the price', async () => {
    const path = `/listings/${listing.id}.png`;
    const first = await get(path);
    const etag = String(first.headers.etag);
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await oja.deps.db
      .updateTable('listings')
      .set({ priceKobo: 99_000_00 })
      .where('id', '=', listing.id)
      .execute();
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test.each([
    ['an unknown listing', `/listings/${randomUUID()}.png`],
    ['a person who sells nothing', `/sellers/${buyer.id}.png`],
    ['a listing that waits for staff', `/listings/${waiting.id}.png`],
    ['no id', '/listings/lagosfoodie.png'],
    ['an unknown platform', '/market/myspace.png'],
    ['a category that the platform lacks', '/market/instagram-crypto-trading.png'],
  ])('of %s does not exist', async (_page, path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test.each(['<script>"&\'</script>', '😀🔥', 'مرحبا بالعالم', '‮evil', 'a'.repeat(80), '\u0000\uFFFF', ' '])(
    'survives the handle %j',
    async (handle) => {
      const preview = {
        kicker: handle,
        title: handle,
        titleElse: 'Instagram account',
        facts: [handle],
        foot: handle,
      };
      const svg = previewSvg(preview);
      expect(svg).not.toContain('script');
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );

  test('has another title when none of its characters can be drawn', () => {
    const preview = { kicker: '', titleElse: 'Instagram account', facts: [], foot: '' };
    expect(previewSvg({ ...preview, title: '😀🔥' })).toBe(
      previewSvg({ ...preview, title: 'Instagram account' }),
    );
  });
});

describe('texts in it', () => {
  const type = headingType();

  test('have every letter of Yoruba, Igbo and Hausa, and the naira sign', () => {
    const letters = 'ẸẹỌọṢṣÀàÉéÈèÍíÓóÚúỊịỤụṄṅƁɓƊɗƘƙƳƴ₦';
    expect(bodyType().drawable(letters)).toBe(letters);
    expect(type.drawable(letters)).toBe(letters);
  });

  test('are set at the largest size that fits', () => {
    const space = { widthPx: 400, lines: 2, sizesPx: [60, 40] } as const;
    expect(fitText(type, 'Lagos', space)).toEqual({ lines: ['Lagos'], sizePx: 60 });
    expect(fitText(type, 'Street food of Lagos', space)).toEqual({
      lines: ['Street food of', 'Lagos'],
      sizePx: 60,
    });
  });

  test('are broken within a word and cut off only when nothing else helps', () => {
    const { lines, sizePx } = fitText(type, 'x'.repeat(80), { widthPx: 400, lines: 2, sizesPx: [60, 40] });
    expect([lines.length, sizePx, lines[1]?.endsWith('…')]).toEqual([2, 40, true]);
    for (const line of lines) expect(type.measure(line, sizePx)).toBeLessThanOrEqual(400);
  });
});
