import { expect, test } from 'vitest';
import { fallsSteeply } from './steep-fall';

test.each([
  ['posted', 247_499.99, true],
  ['posted', 247_500, false],
  ['posted', 600_000, false],
  ['draft', 495, false],
  ['pending', 495, false],
] as const)('a %s listing at ₦495,000 edited to %d is asked about: %j', (status, price, isAsked) => {
  expect(fallsSteeply({ status, price: 495_000 }, price)).toBe(isAsked);
});
