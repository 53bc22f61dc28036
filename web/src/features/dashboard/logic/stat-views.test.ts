import type { Dashboard } from '@oja/contract/dashboard';
import { expect, test } from 'vitest';
import { statViews } from './stat-views';

const curve = Array.from({ length: 14 }, (_, day) => day);
const recent = { recentMessages: 2, recentActivity: [] };

const titlesAndValues = (dashboard: Dashboard) =>
  statViews(dashboard).map(({ title, value }) => [title, value]);

test('sellers see revenue, active listings and orders (U140, U150 to U152)', () => {
  const sparklines = { revenue: curve, products: curve, orders: curve, messages: curve };
  const figures = { totalRevenue: 1_350_000, totalProducts: 4, totalOrders: 1_204 };
  expect(titlesAndValues({ role: 'seller', ...figures, sparklines, ...recent })).toEqual([
    ['Total revenue', '₦1,350,000.00'],
    ['Active listings', '4'],
    ['Total orders', '1,204'],
    ['Unread messages', '2'],
  ]);
});

test('others see what they spent, their wishlist and completed orders (U140, U153 to U155)', () => {
  const sparklines = { spent: curve, wishlist: curve, orders: curve, messages: curve };
  const figures = { totalSpent: 450_000.5, wishlistItems: 3, orders: 0 };
  expect(titlesAndValues({ role: 'user', ...figures, sparklines, ...recent })).toEqual([
    ['Total spent', '₦450,000.50'],
    ['Wishlist', '3'],
    ['Completed orders', '0'],
    ['Unread messages', '2'],
  ]);
});
