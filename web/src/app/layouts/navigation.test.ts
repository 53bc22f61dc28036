import { describe, expect, test } from 'vitest';
import {
  isCurrentPath,
  isInsideGroup,
  isNavGroup,
  type NavEntry,
  type NavGroupEntry,
  navigationFor,
  pagesOf,
} from '@/components/shell/navigation';
import { adminNavigation } from './admin-navigation';
import { withHandovers } from './use-user-navigation';
import { userNavigation } from './user-navigation';

const labelsOf = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
const settingsGroup = groupOf(adminNavigation);

describe('the sidebar of the user portal', () => {
  test('holds the specified entries in their order, with Offers after My Purchases and Messages after Wallet (U095 to U110)', () => {
    expect(
      navigationFor(userNavigation, 'user').map((entry) => [entry.label, 'path' in entry && entry.path]),
    ).toEqual([
      ['Dashboard', '/dashboard'],
      ['Marketplace', '/dashboard/marketplace'],
      ['My Purchases', '/dashboard/my-purchases'],
      ['Offers', '/dashboard/offers'],
      ['Become a Seller', '/dashboard/become-seller'],
      ['Wallet', '/dashboard/wallet'],
      ['Messages', '/dashboard/messages'],
      ['Help Center', '/dashboard/help'],
      ['Settings', '/dashboard/settings'],
    ]);
  });

  test('lists hand-overs after My Purchases', () => {
    const entries = withHandovers(navigationFor(userNavigation, 'user'), 2);
    expect(entries.slice(2, 4)).toMatchObject([
      { label: 'My Purchases' },
      { label: 'Hand-overs', path: '/dashboard/handovers', waiting: 2 },
    ]);
    expect(entries).toHaveLength(10);
  });

  test('gives sellers My Listings and My Sales after the first two (U111, U112, U113)', () => {
    const entries = navigationFor(userNavigation, 'seller');
    expect(labelsOf(entries).slice(0, 5)).toEqual([
      'Dashboard',
      'Marketplace',
      'My Listings',
      'My Sales',
      'My Purchases',
    ]);
    expect(entries[2]).toMatchObject({ path: '/dashboard/my-listings' });
  });
});

describe('the sidebar of the admin portal', () => {
  test('holds the specified entries first and in order (A040 to A049)', () => {
    expect(labelsOf(navigationFor(adminNavigation, 'admin'))).toEqual([
      'Dashboard',
      'Work',
      'User Management',
      'Account Listings',
      'Transactions',
      'Moderation',
      'Support',
      'Messages',
      'Claims',
      'Approvals',
      'Withdrawals',
      'Applications',
      'Settings',
      'Audit Log',
    ]);
  });

  test('shows a moderator listings, moderation, support and their messages only', () => {
    const entries = navigationFor(adminNavigation, 'moderator');
    expect(labelsOf(entries)).toEqual(['Work', 'Account Listings', 'Moderation', 'Support', 'Messages']);
  });

  test.each([
    ['support', ['Work', 'User Management', 'Transactions', 'Support', 'Messages']],
    [
      'trust',
      [
        'Work',
        'User Management',
        'Account Listings',
        'Transactions',
        'Moderation',
        'Messages',
        'Claims',
        'Approvals',
        'Applications',
      ],
    ],
    ['finance', ['Work', 'User Management', 'Transactions', 'Messages', 'Approvals', 'Withdrawals']],
  ] as const)('shows %s the pages of its rights only', (role, labels) => {
    expect(labelsOf(navigationFor(adminNavigation, role))).toEqual(labels);
  });

  test('keeps the five specified pages first in the Settings group, and the platform page in its menu (A052 to A061)', () => {
    expect(settingsGroup.entries.map(({ label, path }) => [label, path])).toEqual([
      ['General Settings', '/admin/settings/general'],
      ['Payment Settings', '/admin/settings/payment'],
      ['Security Settings', '/admin/settings/security'],
      ['Notifications', '/admin/settings/notifications'],
      ['Integrations', '/admin/settings/integrations'],
      ['Seller Plans', '/admin/settings/plans'],
      ['Hand-over Plans', '/admin/settings/handover'],
      ['Risk Rules', '/admin/settings/risk'],
    ]);
    expect(settingsGroup.menu.map(({ path }) => path)).toEqual(['/admin/platform']);
  });

  test.each([
    ['/admin/settings/general', true],
    ['/admin/settings/notifications/', true],
    ['/admin/platform', true],
    ['/admin', false],
    ['/admin/users', false],
  ])('on %s the Settings group opens by itself: %s (A051)', (pathname, opens) => {
    expect(isInsideGroup(settingsGroup, pathname)).toBe(opens);
  });
});

describe('the current entry', () => {
  const dashboard = userNavigation.find(({ label }) => label === 'Dashboard');
  const wallet = userNavigation.find(({ label }) => label === 'Wallet');
  const market = userNavigation.find(({ label }) => label === 'Marketplace');

  test.each([
    [market, '/dashboard/marketplace', true],
    [market, '/listing/2f4c0f6e', true],
    [market, '/seller/2f4c0f6e', true],
    [market, '/compare', true],
    [market, '/listings', false],
    [dashboard, '/dashboard', true],
    [dashboard, '/dashboard/', true],
    [dashboard, '/dashboard/wallet', false],
    [wallet, '/dashboard/wallet', true],
    [wallet, '/dashboard/wallet/callback', true],
    [wallet, '/dashboard/wallets', false],
  ])('%o on %s: %s (U097, A042)', (entry, pathname, isCurrent) => {
    if (!entry || isNavGroup(entry)) throw new Error('The entry is missing.');
    expect(isCurrentPath(entry, pathname)).toBe(isCurrent);
  });
});

test('every page of a portal is listed once, those of the group with it', () => {
  const pages = pagesOf(navigationFor(adminNavigation, 'admin')).map(({ path }) => path);
  expect(pages).toHaveLength(22);
  expect(new Set(pages).size).toBe(pages.length);
});

function groupOf(rows: readonly NavEntry[]): NavGroupEntry {
  const group = rows.find(isNavGroup);
  if (!group) throw new Error('The navigation has no group.');
  return group;
}
