import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addSeller, listingForm } from './test-listings.ts';

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

describe('attacks with pictures', () => {
  test('20 MB, and one picture over 5 MB, are too large', async () => {
    const huge = `data:image/png;base64,${'A'.repeat(20 * 1024 * 1024)}`;
    expect(refusalOf(await create([huge]))).toEqual([413, 'body_too_large']);
    const large = `data:image/png;base64,${'A'.repeat(7.5 * 1024 * 1024)}`;
    expect(refusalOf(await create([large]))).toEqual([413, 'image_too_large']);
    const binary = await upload(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(refusalOf(binary)).toEqual([413, 'body_too_large']);
  });

  test('fifty pictures are too many, eight are not', async () => {
    const picture = dataUrl(await draw());
    expect(refusalOf(await create(Array(50).fill(picture)))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await create(Array(9).fill(picture)))).toEqual([400, 'invalid_input']);
    expect((await create(Array(8).fill(picture))).body.data.images).toHaveLength(8);
  });

  test('more than 1 MiB is too large on any other route', async () => {
    const { id } = await addListing(oja, seller);
    const body = { reason: 'x'.repeat(1024 * 1024) };
    const admin = await oja.person({ role: 'admin' });
    const answer = await oja.call('rejectListing', { token: admin.token, params: { id }, body });
    expect(refusalOf(answer)).toEqual([413, 'body_too_large']);
  });

  test.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PGgxPg==',
    'data:image/png,plain',
    'javascript:alert(1)',
    'http://example.com/a.png',
    'https://example.com/media/4f0c9b.webp',
    '../../etc/passwd',
    'file:///etc/passwd',
    '',
  ])('%j is no picture', async (image) => {
    expect(refusalOf(await create([image]))).toEqual([400, 'image_type_unsupported']);
  });

  test('what only pretends to be one is refused, never an error of ours', async () => {
    const png = await draw();
    const pretenders: [Buffer, string][] = [
      [Buffer.from('<html><script>alert(1)</script></html>'), 'image_type_unsupported'],
      [Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]), 'image_unreadable'],
      [png.subarray(0, png.length - 20), 'image_unreadable'],
      [Buffer.concat([Buffer.from('GIF89a'), png]), 'image_unreadable'],
    ];
    for (const [bytes, code] of pretenders) {
      expect(refusalOf(await create([dataUrl(bytes)]))).toEqual([400, code]);
      expect(refusalOf(await upload(bytes))).toEqual([400, code]);
    }
    expect(refusalOf(await create([dataUrl(Buffer.alloc(0))]))).toEqual([400, 'image_unreadable']);
    expect(refusalOf(await upload(Buffer.alloc(0)))).toEqual([400, 'invalid_input']);
    const unsupported = await upload(png, seller.token, 'image/svg+xml');
    expect(refusalOf(unsupported)).toEqual([415, 'content_type_unsupported']);
  });

  test('position and comments of the camera do not survive', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#333' } })
      .jpeg()
      .withExif({
        IFD0: { ImageDescription: 'planted-comment' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await create([dataUrl(bytes, 'image/jpeg')]);
    for (const url of [body.data.images[0], body.data.thumbnail]) {
      const { rawPayload } = await oja.app.inject({ url: present(url) });
      const metadata = await sharp(rawPayload).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
      expect(rawPayload.toString('latin1')).not.toContain('planted-comment');
    }
  });

  test('a user who only uploads comes to an end', async () => {
    const hoarder = await addSeller(oja);
    const picture = await draw({ width: 8 });
    for (let uploads = 1; uploads <= 48; uploads += 1)
      expect((await upload(picture, hoarder.token)).status).toBe(200);
    expect(refusalOf(await upload(picture, hoarder.token))).toEqual([429, 'too_many_requests']);
  });
});
