import { expect, test } from 'vitest';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { adminNavigation } from './admin-navigation';
import { withWorkCounts } from './work-counts';

const counts = {
  total: 15,
  kinds: { dispute: 2, appeal: 1, listing: 5, report: 4, withdrawal: 1, bank_account: 2 },
  mine: 0,
  unassigned: 15,
  overdue: 1,
};

test('every page carries the open items that are decided on it', () => {
  const pages = pagesOf(withWorkCounts(navigationFor(adminNavigation, 'admin'), counts));
  const waiting = Object.fromEntries(
    pages.flatMap((page) => (page.waiting ? [[page.label, page.waiting]] : [])),
  );
  expect(waiting).toEqual({
    Work: 15,
    'Account Listings': 5,
    Transactions: 3,
    Moderation: 4,
    Withdrawals: 3,
  });
});

test('without an answer the sidebar is as it was', () => {
  expect(withWorkCounts(adminNavigation, undefined)).toBe(adminNavigation);
});
