import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { readNewSearch } from './new-search-address';

const read = (address: string) => readNewSearch(new URLSearchParams(address.split('?')[1]));

test('a link with platform and category opens the dialog with both', () => {
  const filter = { platform: 'tiktok', category: 'Food & Cooking' };
  expect(read(paths.dashboard.newSavedSearch(filter))).toEqual(filter);
  expect(paths.dashboard.newSavedSearch({ platform: 'tiktok', category: 'Gaming' })).toBe(
    '/dashboard/saved-searches?new=1&platform=tiktok&category=Gaming',
  );
});

test('what the market cannot read is left out', () => {
  expect(read('/x?new=1&platform=myspace&price_to=abc&sort=newest&search=food&colour=red')).toEqual({
    search: 'food',
  });
});

test.each(['/x?platform=tiktok', '/x?new=1', '/x?new=1&platform=', '/x'])('%s opens no dialog', (address) => {
  expect(read(address)).toBeUndefined();
});
