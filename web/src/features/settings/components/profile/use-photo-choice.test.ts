import { describe, expect, test } from 'vitest';
import { checkPhoto } from './use-photo-choice';

const fiveMegabytes = 5 * 1024 * 1024;

describe('checkPhoto', () => {
  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('accepts %s', (type) => {
    expect(checkPhoto({ type, size: 1_000 })).toBeUndefined();
  });

  test.each(['image/heic', 'image/svg+xml', 'application/pdf', 'application/octet-stream', ''])(
    'refuses the type "%s", however large the file is',
    (type) => {
      expect(checkPhoto({ type, size: fiveMegabytes + 1 })).toBe('Images must be in JPG, PNG, GIF or WebP.');
    },
  );

  test('accepts five megabytes and refuses one byte more', () => {
    expect(checkPhoto({ type: 'image/png', size: fiveMegabytes })).toBeUndefined();
    expect(checkPhoto({ type: 'image/png', size: fiveMegabytes + 1 })).toBe('Images must be under 5MB.');
  });

  test('refuses an empty file', () => {
    expect(checkPhoto({ type: 'image/png', size: 0 })).toBe('This image is damaged and could not be read.');
  });
});
