import { linkPreviewEndpoints } from '@oja/contract/link-previews';
import { expect, test } from 'vitest';
import { marketPicture, sellerPicture } from './preview-pictures.ts';

const seller = {
  id: '3f1f5f0e-8f5c-4b7e-9f3e-2a6f0d1c9b7a',
  name: 'Adéọlá Stores',
  avatar: null,
  verified: true,
  rating: 4.8,
  reviews: 12,
  bio: '',
  member_since: '2026-01-01T00:00:00.000Z',
  sales: 31,
  listings: 5,
  record: {
    member_since: '2026-01-01T00:00:00.000Z',
    sales: 31,
    completed_percent: 97,
    disputed_percent: 3,
    recalled_percent: 0,
    answer_minutes: 45,
  },
};

test.each([
  [sellerPicture(seller).path, `sellers/${seller.id}.png`],
  [marketPicture({}, 5).path, 'market/all.png'],
  [marketPicture({ platform: 'tiktok' }, 5).path, 'market/tiktok.png'],
  [
    marketPicture({ platform: 'tiktok', category: 'Food & Cooking' }, 5).path,
    'market/tiktok-food-cooking.png',
  ],
])('%s is an address that the server answers', (path, expected) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, , kind, name] = pathname.split('/');
  expect(`${kind}/${name}`).toBe(expected);
  const { params, query } = linkPreviewEndpoints.showLinkPreview;
  expect(params.safeParse({ kind, name }).success).toBe(true);
  expect(query.safeParse(Object.fromEntries(searchParams)).success).toBe(true);
});

test('the address changes with what the picture shows, and with nothing else', () => {
  const { path } = sellerPicture(seller);
  expect(sellerPicture({ ...seller, bio: 'Not in the picture.' }).path).toBe(path);
  expect(sellerPicture({ ...seller, sales: 32 }).path).not.toBe(path);
});
