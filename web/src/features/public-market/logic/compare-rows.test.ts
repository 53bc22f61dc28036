import { expect, test } from 'vitest';
import { compareRows } from './compare-rows';

const nothing = {
  includes: [],
  opened: null,
  audience: null,
  monetised: null,
  revenue: null,
  growth: null,
};
const listing = {
  price: 100_000,
  platform: 'tiktok' as const,
  category: 'Travel',
  followers: 1_200,
  engagement: null,
  listedDate: '2026-11-01T10:00:00.000Z',
  claims: nothing,
  handover_kind: 'credentials' as const,
  mailbox: null,
  cover_days: 0,
  seller: {
    id: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    name: 'chidi',
    avatar: null,
    verified: false,
    rating: null,
    reviews: 0,
  },
  seller_record: { sales: 2 },
};

test('rows that no listing states are left out, and those that differ are marked', () => {
  const other = { ...listing, price: 90_000, cover_days: 14, claims: { ...nothing, monetised: true } };
  const rows = new Map(compareRows([listing, other]).map((row) => [row.label, row]));
  expect(rows.get('Price')).toMatchObject({ values: ['₦100,000.00', '₦90,000.00'], differs: true });
  expect(rows.get('Category')).toMatchObject({ values: ['Travel', 'Travel'], differs: false });
  expect(rows.get('Cover')).toMatchObject({ values: ['None', '14 days'], differs: true });
  expect(rows.get('Monetised')).toMatchObject({ values: [undefined, 'Yes'], differs: true });
  expect(rows.has('Engagement')).toBe(false);
  expect(rows.has('Original mailbox')).toBe(false);
});
