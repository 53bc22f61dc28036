import { marketplaceQuery } from '@oja/contract/market-fields';
import { describe, expect, test } from 'vitest';
import {
  countFilters,
  countMoreFilters,
  marketQueryOf,
  noFilter,
  pricesCross,
  readMarketFilter,
} from './market-filter.ts';

const read = (address: string) => readMarketFilter(new URLSearchParams(address));
const everything =
  'search=lagos+food&platform=instagram&category=Food+%26+Cooking&price_from=1000&price_to=250000.5&followers_from=10000&verified=1&covered=1&handover_kind=role&with_mailbox=1&with_phone=1&with_second_factor=1&age_from=3&audience=NG&monetised=1&revenue_from=5000&growth_from=100&saved=1&seller=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11&sort=price_low';

describe('the filter of the marketplace', () => {
  test.each(['', 'platform=tiktok', 'sort=followers', everything])(
    'the address "%s" says the same when it is written again, and the API accepts it',
    (address) => {
      const query = marketQueryOf(read(address));
      expect(new URLSearchParams(query).toString()).toBe(address);
      expect(marketplaceQuery.safeParse(query).success).toBe(true);
    },
  );

  test('U657: a platform is read in any case', () => {
    expect(read('platform=TikTok').platform).toBe('tiktok');
  });

  test('U658: without anything said, all platforms and categories are shown', () => {
    expect(read('')).toEqual(noFilter);
  });

  test.each([
    'platform=myspace',
    'category=Cats',
    'price_from=-5',
    'price_to=1e5',
    'followers_from=many',
    'sort=worst',
    'seller=me',
    'verified=2',
    'handover_kind=gift',
    'age_from=31',
    'audience=XX',
    'revenue_from=-1',
  ])('"%s" cannot be read and is no filter', (address) => {
    expect(read(address)).toEqual(noFilter);
  });

  test('counts what narrows the view down', () => {
    expect(countFilters(noFilter)).toBe(0);
    expect(countFilters(read('sort=price_low'))).toBe(0);
    expect(countFilters(read(everything))).toBe(19);
    expect(countMoreFilters(read(everything))).toBe(10);
  });

  test('notices prices that cross', () => {
    expect(pricesCross({ priceFrom: '500', priceTo: '99' })).toBe(true);
    expect(pricesCross({ priceFrom: '99', priceTo: '500' })).toBe(false);
    expect(pricesCross({ priceFrom: '500', priceTo: '' })).toBe(false);
  });
});
