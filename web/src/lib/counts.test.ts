import { expect, test } from 'vitest';
import { countOf, formatCount, formatCountShort } from './counts.ts';

test.each([
  [0, '0', '0'],
  [950, '950', '950'],
  [12_400, '12,400', '12.4K'],
  [1_000_000, '1,000,000', '1M'],
])('%i is written %s, and %s in tight places', (count, whole, short) => {
  expect(formatCount(count)).toBe(whole);
  expect(formatCountShort(count)).toBe(short);
});

test('a count agrees with its noun', () => {
  expect(countOf(1, 'listing')).toBe('1 listing');
  expect(countOf(1_200, 'listing')).toBe('1,200 listings');
  expect(countOf(2, 'entry', 'entries')).toBe('2 entries');
});
