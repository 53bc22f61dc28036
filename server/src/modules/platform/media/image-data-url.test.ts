import { describe, expect, test } from 'vitest';
import { decodeImageDataUrl } from './image-data-url.ts';
import { processImage as processFor } from './process-image.ts';
import { drawPicture } from './test-pictures.ts';

const processImage = (bytes: Uint8Array) => processFor(bytes, { uploaderId: 'ada' });

function codeOf(dataUrl: string): unknown {
  try {
    decodeImageDataUrl(dataUrl);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const MEBIBYTE = 1024 * 1024;
const urlOf = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;

describe('pictures as data addresses', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('give the exact bytes of a %s', async (type) => {
    const picture = await drawPicture({ width: 30, height: 20, type });
    expect(decodeImageDataUrl(urlOf(picture, type)).equals(picture)).toBe(true);
  });

  test.each([
    '',
    'hello',
    'javascript:alert(1)',
    'http://evil.example/a.png',
    'https://evil.example/a.png',
    'file:///etc/passwd',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml;utf8,<svg/>',
    'data:image/png,AAAA',
    'data:image/png;charset=utf-8;base64,AAAA',
    'data:;base64,AAAA',
    ' data:image/png;base64,AAAA',
    'DATA:image/png;base64,AAAA',
    'data:image/png;BASE64,AAAA',
    'data:image/bmp;base64,AAAA',
  ])('are refused as the wrong type: %j', (dataUrl) => {
    expect(codeOf(dataUrl)).toBe('image_type_unsupported');
  });

  test.each([
    'data:image/png;base64,',
    'data:image/png;base64,AAA',
    'data:image/png;base64,AAA*',
    'data:image/png;base64,AAAA AAAA',
    'data:image/png;base64,AAAA\nAAAA',
    'data:image/png;base64,AA==AAAA',
    'data:image/png;base64,AB==',
    'data:image/png;base64,AA-_',
    'data:image/png;base64,%41AAA',
    'data:image/png;base64,AAAA,data:image/png;base64,AAAA',
  ])('are refused as unreadable: %j', (dataUrl) => {
    expect(codeOf(dataUrl)).toBe('image_unreadable');
  });

  test('are refused as too large before they are decoded', () => {
    expect(codeOf(urlOf(Buffer.alloc(5 * MEBIBYTE, 1)))).toBe('accepted');
    expect(codeOf(urlOf(Buffer.alloc(5 * MEBIBYTE + 3, 1)))).toBe('image_too_large');
    expect(codeOf(`data:image/png;base64,${'*'.repeat(20 * MEBIBYTE)}`)).toBe('image_too_large');
  });

  test('are not trusted: HTML declared as PNG is refused by its content', async () => {
    const bytes = decodeImageDataUrl(urlOf(Buffer.from('<script>alert(1)</script>')));
    await expect(processImage(bytes)).rejects.toMatchObject({ code: 'image_type_unsupported' });
  });
});
