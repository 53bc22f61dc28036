import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { processImage as processFor } from './process-image.ts';
import {
  animatedGif,
  drawPicture,
  highDynamicRangeJpeg,
  PICTURE_TYPES,
  plainColour,
  pngChunk,
} from './test-pictures.ts';

const processImage = (bytes: Uint8Array) => processFor(bytes, { uploaderId: 'ada' });

async function pixelAt(image: Buffer, x: number, y: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

function near(actual: number[], expected: number[]): boolean {
  return expected.every((value, index) => Math.abs((actual[index] ?? -1000) - value) < 25);
}

describe('processing a picture', () => {
  test.each(PICTURE_TYPES)('turns %s into WebP in two sizes', async (type) => {
    const result = await processImage(await drawPicture({ width: 2000, height: 1000, type }));
    expect(result).toMatchObject({ width: 1600, height: 800 });
    expect(await sharp(result.full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(await sharp(result.thumb).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect(near(await pixelAt(result.full, 427, 360), [0x0b, 0x6b, 0x4f])).toBe(true);
    expect(result.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('never makes a picture larger than it was', async () => {
    const result = await processImage(await drawPicture({ width: 120, height: 80, type: 'png' }));
    expect(result).toMatchObject({ width: 120, height: 80 });
    expect(await sharp(result.thumb).metadata()).toMatchObject({ width: 120, height: 80 });
    // A second encoding would be identical.
    expect(result.thumb.equals(result.full)).toBe(true);
  });

  test('bounds a very tall picture by its height', async () => {
    const result = await processImage(await plainColour(10, 11_000, '#0b6b4f'));
    expect(result.height).toBe(1600);
    expect(result.width).toBeGreaterThanOrEqual(1);
  });

  test('turns the picture as the camera was held', async () => {
    const left = await plainColour(60, 60, '#ff0000');
    const lying = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const result = await processImage(lying);
    expect(result).toMatchObject({ width: 60, height: 120 });
    expect(near(await pixelAt(result.full, 30, 20), [255, 0, 0])).toBe(true);
    expect(near(await pixelAt(result.full, 30, 100), [0, 0, 255])).toBe(true);
  });

  test('takes the first frame of an animation', async () => {
    const result = await processImage(await animatedGif(['#ff0000', '#00ff00', '#0000ff']));
    expect(result).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(result.full).metadata()).pages).toBeUndefined();
    expect(near(await pixelAt(result.full, 10, 10), [255, 0, 0])).toBe(true);
  });

  test('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const result = await processImage(clear);
    expect((await pixelAt(result.full, 5, 5))[3]).toBe(0);
  });

  test.each([
    [
      '16 bits',
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
        .toColourspace('rgb16')
        .png(),
    ],
    [
      'grey',
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
        .toColourspace('b-w')
        .png(),
    ],
    [
      'print colours',
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
        .toColourspace('cmyk')
        .jpeg(),
    ],
    [
      'a palette',
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } }).png({ palette: true }),
    ],
  ])('understands a picture in %s', async (_case, picture) => {
    const result = await processImage(await picture.toBuffer());
    expect(await sharp(result.full).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  test('takes the ordinary picture out of a high dynamic range one', async () => {
    const original = await highDynamicRangeJpeg();
    expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', gainMap: expect.any(Object) });
    const { full } = await processImage(original);
    const metadata = await sharp(full).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 64, depth: 'uchar' });
    expect(metadata).not.toHaveProperty('gainMap');
  });

  test('accepts the harmless wrong number that some phones write into every JPEG', async () => {
    const picture = await drawPicture({ width: 60, height: 40, type: 'jpeg' });
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]));
    const spectralEnd = scan + 2 + picture.readUInt16BE(scan + 2) - 2;
    expect(picture[spectralEnd]).toBe(63);
    picture[spectralEnd] = 0;
    expect(await processImage(picture)).toMatchObject({ width: 60, height: 40 });
  });
});

describe('what a picture carries beside its pixels', () => {
  const LEAKS = /6\.4541|Ada Obi|secret-comment|GPS|Exif|ICCP|xmp|http:\/\/ns\.adobe/i;

  async function expectClean(original: Buffer) {
    expect(original.toString('latin1')).toMatch(LEAKS);
    const result = await processImage(original);
    for (const variant of [result.full, result.thumb]) {
      const { exif, icc, xmp, iptc, orientation, comments } = await sharp(variant).metadata();
      expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({});
      expect(variant.toString('latin1')).not.toMatch(LEAKS);
    }
  }

  test.each(['jpeg', 'png', 'webp'] as const)(
    'is stripped from %s: position, author, colour profile, XMP',
    async (type) => {
      const picture = sharp(await drawPicture({ width: 90, height: 60, type: 'png' }))
        .withExif({
          IFD0: { Artist: 'Ada Obi', ImageDescription: 'secret-comment' },
          IFD3: {
            GPSLatitudeRef: 'N',
            GPSLatitude: '6/1 27/1 145/10',
            GPSLongitudeRef: 'E',
            GPSLongitude: '3/1 23/1 3/1',
          },
        })
        .withIccProfile('p3')
        .withXmp(
          '<?xml version="1.0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>secret-comment 6.4541</a></x:xmpmeta>',
        )
        .toFormat(type);
      const original = await picture.toBuffer();
      expect(await sharp(original).metadata()).toMatchObject({
        exif: expect.any(Buffer),
        icc: expect.any(Buffer),
        xmp: expect.any(Buffer),
      });
      await expectClean(original);
    },
  );

  test('is stripped from JPEG and PNG comments and from bytes behind the picture', async () => {
    const jpeg = await drawPicture({ width: 30, height: 20, type: 'jpeg' });
    const words = Buffer.from('secret-comment');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    await expectClean(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    await expectClean(Buffer.concat([jpeg, Buffer.from('<script>/* secret-comment */</script>')]));

    const png = await drawPicture({ width: 30, height: 20, type: 'png' });
    const text = pngChunk('tEXt', Buffer.from('Comment\0secret-comment'));
    await expectClean(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]));
  });
});
