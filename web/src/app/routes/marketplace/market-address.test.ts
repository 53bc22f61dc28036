import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { marketAddress } from './market-address';

const listingId = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';
const read = (address: string) => marketAddress.read(new URLSearchParams(address.split('?')[1]));

test.each([
  paths.listing.to(listingId),
  '/dashboard',
  '/dashboard/messages?c=7',
  '/dashboard/offers?side=made',
])('a purchase knows that it was begun on %s, also on the way through Add Funds', (from) => {
  const view = read(paths.dashboard.buy(listingId, from));
  expect(view).toMatchObject({ buy: listingId, from });
  expect(read(`?${new URLSearchParams(marketAddress.write(view))}`)).toEqual(view);
});

test.each(['https://example.com', '//example.com', '/admin', '/dashboard/wallet', '/listing/x'])(
  'it was not begun on %s',
  (from) => {
    expect(read(paths.dashboard.buy(listingId, from)).from).toBeUndefined();
  },
);

test('a purchase at an accepted offer knows both the offer and where it was begun', () => {
  const from = paths.dashboard.offers;
  const view = read(paths.dashboard.buy(listingId, from, 'f3c2a11'));
  expect(view).toMatchObject({ buy: listingId, offer: 'f3c2a11', from });
});

test('a closed purchase leaves no trace of where it was begun', () => {
  const view = read(paths.dashboard.buy(listingId, paths.listing.to(listingId)));
  expect(marketAddress.write({ ...view, buy: undefined })).toEqual({});
});
