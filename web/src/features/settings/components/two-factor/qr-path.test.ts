import { expect, test } from 'vitest';
import { qrPath } from './qr-path';

test('joins neighbours into one run and leaves the light squares out', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(qrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('draws nothing for an empty code', () => {
  expect(qrPath([])).toBe('');
});
