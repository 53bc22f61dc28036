import { expect, test } from 'vitest';
import { headingOf, marketAddress, pathOfPlace, readPlace } from './market-place.ts';

test.each([
  [{}, {}, '/market', 'Accounts for sale'],
  [{ platform: 'tiktok' }, { platform: 'tiktok' }, '/market/tiktok', 'TikTok accounts for sale'],
  [
    { platform: 'instagram', category: 'food-cooking' },
    { platform: 'instagram', category: 'Food & Cooking' },
    '/market/instagram/food-cooking',
    'Food & Cooking accounts on Instagram',
  ],
] as const)('%j is a place with an address and a heading', (params, place, path, heading) => {
  const read = readPlace(params);
  expect(read).toEqual(place);
  expect(pathOfPlace(place)).toBe(path);
  expect(headingOf(place)).toBe(heading);
});

test.each([
  { platform: 'myspace' },
  { platform: 'instagram', category: 'Food' },
  // Instagram has no such category.
  { platform: 'instagram', category: 'crypto-trading' },
])('%j is none', (params) => expect(readPlace(params)).toBeUndefined());

test('another page keeps what is searched for; the first has no number', () => {
  const query = new URLSearchParams('search=jollof&page=4');
  expect(marketAddress({ platform: 'tiktok' }, query, 5)).toBe('/market/tiktok?search=jollof&page=5');
  expect(marketAddress({ platform: 'tiktok' }, query, 1)).toBe('/market/tiktok?search=jollof');
});
