import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../domain/refusal.ts';
import { IMAGE_LIMITS, IMAGE_WORK, UPLOADER_WORK } from './media-limits.ts';
import { processImage as processFor } from './process-image.ts';
import {
  drawNoise,
  drawPicture,
  gifPromising,
  jpegPromising,
  PICTURE_TYPES,
  pngPromising,
  webpPromising,
} from './test-pictures.ts';

const processImage = (bytes: Uint8Array) => processFor(bytes, { uploaderId: 'ada' });

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const refusalOf = (bytes: Uint8Array) => codeOf(processImage(bytes));
const MEBIBYTE = 1024 * 1024;

describe('refused pictures', () => {
  test('one byte more than 5 MB, and 20 MB, whatever they hold', async () => {
    const picture = await drawPicture({ width: 60, height: 40, type: 'jpeg' });
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(await refusalOf(padded(5 * MEBIBYTE))).toBe('accepted');
    expect(await refusalOf(padded(5 * MEBIBYTE + 1))).toBe('image_too_large');
    expect(await refusalOf(Buffer.alloc(20 * MEBIBYTE))).toBe('image_too_large');
  });

  test.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    [
      'SVG with an XML head',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'just words'],
    ['PDF', '%PDF-1.7\n'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0'],
    ['a zip archive', 'PK\x03\x04\x14\0\0\0'],
    ['a JPEG after a space', ' \xff\xd8\xff\xe0'],
    ['half of a PNG signature', '\x89PNG'],
    ['RIFF that is sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ])('%s', async (_case, content) => {
    expect(await refusalOf(Buffer.from(content, 'latin1'))).toBe('image_type_unsupported');
  });

  test.each(['tiff', 'avif', 'heif'] as const)('%s, though the library could read it', async (format) => {
    const options = format === 'heif' ? { compression: 'av1' as const } : {};
    const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .toFormat(format, options)
      .toBuffer();
    expect(await refusalOf(bytes)).toBe('image_type_unsupported');
  });

  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\x40\0\0\0WEBP'],
  ])('HTML that begins like %s', async (_case, magic) => {
    const bytes = Buffer.from(`${magic}<!doctype html><script>alert(1)</script>${' '.repeat(100)}`, 'latin1');
    expect(await refusalOf(bytes)).toBe('image_unreadable');
  });

  test('a picture behind the first bytes of another type', async () => {
    const png = await drawPicture({ width: 60, height: 40, type: 'png' });
    const disguised = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), png.subarray(4)]);
    expect(await refusalOf(disguised)).toBe('image_unreadable');
  });

  test.each(PICTURE_TYPES)('%s cut off anywhere', async (type) => {
    const whole = await drawNoise(type);
    expect(await refusalOf(whole)).toBe('accepted');
    for (const part of [0.002, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99]) {
      const cut = whole.subarray(0, Math.max(12, Math.floor(whole.length * part)));
      expect(await refusalOf(cut), `${type} cut at ${part}`).toBe('image_unreadable');
    }
  });

  test.each(PICTURE_TYPES)('%s with random damage is accepted or refused, never a crash', async (type) => {
    const whole = await drawPicture({ width: 60, height: 40, type });
    const damage = fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [index, value] of changes) bytes[index] = value;
        expect([
          'accepted',
          'image_unreadable',
          'image_type_unsupported',
          'image_dimensions_too_large',
        ]).toContain(await refusalOf(bytes));
      }),
      { numRuns: 60 },
    );
  });
});

describe('headers that promise too many pixels', () => {
  test.each([
    ['PNG 50,000 × 50,000', () => pngPromising(50_000, 50_000)],
    ['PNG 12,001 × 10', () => pngPromising(12_001, 10)],
    ['PNG 10 × 12,001', () => pngPromising(10, 12_001)],
    ['PNG just over 25 megapixels', () => pngPromising(5_001, 5_000)],
    ['PNG 6,600 × 6,000', () => pngPromising(6_600, 6_000)],
    ['GIF 65,535 × 65,535', () => gifPromising(65_535, 65_535)],
    ['WebP 16,383 × 16,383', () => webpPromising(16_383, 16_383)],
    ['JPEG 65,500 × 65,500', () => jpegPromising(65_500, 65_500)],
  ])('%s is refused before anything is decoded', async (_case, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bytes)).toBe('image_dimensions_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MEBIBYTE);
  });

  test('exactly 25 megapixels passes the header and fails only for its missing pixels', async () => {
    expect(5_000 * 5_000).toBe(IMAGE_LIMITS.maxPixels);
    expect(await refusalOf(pngPromising(5_000, 5_000))).toBe('image_unreadable');
    expect(await refusalOf(pngPromising(12_000, 10))).toBe('image_unreadable');
  });
});

describe('many pictures at once', () => {
  test('wait in a bounded queue, and one more is refused with a time to retry', async () => {
    const picture = await drawPicture({ width: 60, height: 40, type: 'png' });
    const atMost = IMAGE_WORK.maxRunning + IMAGE_WORK.maxWaiting;
    const outcomes = await Promise.allSettled(
      Array.from({ length: atMost + 5 }, (_, person) =>
        processFor(picture, { uploaderId: `person ${person}` }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 5 });
  });

  test('of one person are all served when a form sends them at once, and refused beyond that', async () => {
    const picture = await drawPicture({ width: 60, height: 40, type: 'png' });
    const atMost = UPLOADER_WORK.slots + UPLOADER_WORK.queuedPerHolder;
    const outcomes = await Promise.all(Array.from({ length: atMost + 3 }, () => refusalOf(picture)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(atMost);
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(3);
  });

  test('of one person never make another person wait for more than two', async () => {
    const picture = await drawPicture({ width: 600, height: 400, type: 'png' });
    const ended: string[] = [];
    const upload = async (uploaderId: string) => {
      await processFor(picture, { uploaderId });
      ended.push(uploaderId);
    };
    const many = Array.from({ length: 12 }, () => upload('ada'));
    await upload('obi');
    expect(ended).toEqual(['ada', 'ada', 'obi']);
    await Promise.all(many);
  });

  test('leave the event loop free', async () => {
    const picture = await drawPicture({ width: 3000, height: 2000, type: 'jpeg' });
    let turns = 0;
    let working = true;
    const count = () => {
      turns += 1;
      if (working) setImmediate(count);
    };
    setImmediate(count);
    await processImage(picture);
    working = false;
    expect(turns).toBeGreaterThan(100);
  });
});
