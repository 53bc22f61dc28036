import { expect, test } from 'vitest';
import { checkDocument } from './check-document';

const tenMegabytes = 10 * 1024 * 1024;

test.each([
  ['application/pdf', tenMegabytes, undefined],
  ['image/png', 5, undefined],
  ['image/png', tenMegabytes + 1, 'Documents must be under 10MB.'],
  ['image/svg+xml', 5, 'Documents must be a PDF or an image.'],
  ['application/msword', 5, 'Documents must be a PDF or an image.'],
  ['', 5, 'Documents must be a PDF or an image.'],
  ['image/png', 0, 'This document is damaged and could not be read.'],
])('%s of %d bytes (U706)', (type, size, refusal) => {
  expect(checkDocument({ type, size })).toBe(refusal);
});
