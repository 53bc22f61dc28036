import { platforms } from '@oja/contract/listing-fields';
import { purchaseTabs } from '@oja/contract/purchases';
import { describe, expect, test } from 'vitest';
import {
  allPlatforms,
  isFiltered,
  platformOptions,
  readPurchaseFilter,
  sortOptions,
  tabLabel,
  writePurchaseFilter,
} from './purchase-filter.ts';

describe('the filter of the purchases', () => {
  test('U252: the platforms begin as specified, and none is missing', () => {
    const labels = [allPlatforms, ...platformOptions.map(({ label }) => label)];
    expect(labels.slice(0, 6)).toEqual([
      'All Platforms',
      'Instagram',
      'Telegram',
      'TikTok',
      'YouTube',
      'Twitter/X',
    ]);
    expect(platformOptions.map(({ value }) => value).toSorted()).toEqual(platforms.toSorted());
  });

  test('U253: the sorts stand in their order', () => {
    expect(sortOptions.map(({ label }) => label)).toEqual([
      'Most Recent',
      'Price: High to Low',
      'Price: Low to High',
    ]);
  });

  test('U247, U248, U249, U250: all but the first tab carry their count', () => {
    const counts = { all: 8, pending: 3, disputed: 2, completed: 2, failed: 1 };
    expect(purchaseTabs.map((tab) => tabLabel(tab, counts))).toEqual([
      'All',
      'Pending (3)',
      'Disputed (2)',
      'Completed (2)',
      'Failed (1)',
    ]);
    expect(tabLabel('failed', undefined)).toBe('Failed (—)');
  });

  test('the address keeps what was chosen and forgets what it does not know', () => {
    const address = 'tab=failed&search=food&platform=tiktok&sort=price_low';
    expect(writePurchaseFilter(readPurchaseFilter(new URLSearchParams(address))).toString()).toBe(address);
    const plain = readPurchaseFilter(new URLSearchParams('tab=lost&platform=myspace&sort=random'));
    expect(plain).toEqual({ tab: 'all', search: '', platform: undefined, sort: 'recent' });
    expect(writePurchaseFilter(plain).toString()).toBe('');
    expect(isFiltered(plain)).toBe(false);
    expect(isFiltered({ ...plain, tab: 'pending' })).toBe(true);
  });
});
