import { searchFilter } from '@oja/contract/saved-searches';
import { expect, test } from 'vitest';
import { canonicalFilter, filterKeyOf } from './canonical-filter.ts';

const stored = (sent: Record<string, string>) => canonicalFilter(searchFilter.parse(sent));

test.each([
  [
    { platform: 'Instagram', price_to: '250000.00' },
    { platform: 'instagram', price_to: '250000' },
  ],
  [{ verified: 'true' }, { verified: '1' }],
  [{ verified: '0', search: '   ' }, {}],
  [{ search: ' Street  Food ' }, { search: 'Street  Food' }],
  [{ category: 'Food & Cooking' }, { category: 'Food & Cooking' }],
])('%j is stored as %j, and reads back as the same', (sent, expected) => {
  expect(stored(sent)).toEqual(expected);
  expect(stored({ ...stored(sent) })).toEqual(expected);
});

test.each([
  [
    { platform: 'INSTAGRAM', search: 'Food' },
    { search: 'food', platform: 'instagram' },
  ],
  [{ search: 'street  food' }, { search: 'Street Food' }],
  [{ price_from: '10.50' }, { price_from: '10.5' }],
])('%j and %j find the same', (one, other) => {
  expect(filterKeyOf(stored(one))).toBe(filterKeyOf(stored(other)));
});

test('another value is another search', () => {
  expect(filterKeyOf(stored({ price_to: '100' }))).not.toBe(filterKeyOf(stored({ price_from: '100' })));
});

test('crossed prices, the order and the page are no filter', () => {
  const fields = (sent: Record<string, string>) => searchFilter.safeParse(sent).error?.issues.length;
  expect(fields({ price_from: '200', price_to: '100' })).toBe(1);
  for (const name of ['sort', 'cursor', 'limit', 'saved']) expect(fields({ [name]: '1' })).toBe(1);
});
