import { expect, test } from 'vitest';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { adminNavigation } from './admin-navigation';
import { withWorkCounts } from './work-counts';

const counts = {
  total: 18,
  kinds: { dispute: 2, appeal: 1, listing: 5, report: 4, withdrawal: 1, bank_account: 2, chargeback: 3 },
  mine: 0,
  unassigned: 18,
  overdue: 1,
};

test('every page carries the open items that are decided on it', () => {
  const pages = pagesOf(withWorkCounts(navigationFor(adminNavigation, 'admin'), counts));
  const waiting = Object.fromEntries(
    pages.flatMap((page) => (page.waiting ? [[page.label, page.waiting]] : [])),
  );
  expect(waiting).toEqual({
    Work: 18,
    'Account Listings': 5,
    Transactions: 3,
    Moderation: 4,
    Withdrawals: 6,
  });
});

test('without an answer the sidebar is as it was', () => {
  expect(withWorkCounts(adminNavigation, undefined)).toBe(adminNavigation);
});
