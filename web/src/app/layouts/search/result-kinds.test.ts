import { admits, isForStaff, staffRoles } from '@oja/contract/access';
import { type SearchGroup, searchGroups } from '@oja/contract/search';
import { describe, expect, test } from 'vitest';
import { mayOpenPage } from '@/lib/auth/page-access';
import { kindOf, platformPath } from './result-kinds';

const groups = Object.keys(searchGroups) as SearchGroup[];

const hit = { id: 'some id', status: null };

describe('where results lead', () => {
  test.each(groups)('%s: into the portal of those who find them', (group) => {
    const isStaff = isForStaff(searchGroups[group]);
    const { to, all } = kindOf(group, isStaff);
    const portal = isStaff ? /^\/admin\// : /^\/(?:dashboard|listing)\//;
    expect(to('some key', hit)).toMatch(portal);
    if (all) expect(all('some words')).toMatch(portal);
  });

  test.each(staffRoles)('%s finds nothing that leads to a page it may not open', (role) => {
    const found = groups.filter((group) => admits(searchGroups[group], role));
    expect(found.filter((group) => !mayOpenPage(role, kindOf(group, true).to('some key', hit)))).toEqual([]);
  });

  test('a key or words with signs of their own stay one part of the address', () => {
    expect(kindOf('own_listings', false).to('@a&b=c #1', hit)).toBe(
      '/dashboard/my-listings?search=%40a%26b%3Dc+%231',
    );
    expect(kindOf('disputes', true).all?.('a&case=x')).toBe(
      '/admin/transactions?search=a%26case%3Dx&dispute=any',
    );
  });

  test('messages are opened in the portal of the reader', () => {
    expect(kindOf('conversations', false).to('1', hit)).toBe('/dashboard/messages?conversation=1');
    expect(kindOf('conversations', true).to('1', hit)).toBe('/admin/messages?conversation=1');
  });

  test('a parked payment is opened where it is decided, any other with who paid', () => {
    const { to } = kindOf('payments', true);
    expect(to('ada', { id: '7', status: 'parked' })).toBe('/admin/withdrawals?view=money&payment=7');
    for (const status of ['open', 'paid', 'credited', 'returned']) {
      expect(to('ada', { id: '7', status })).toBe('/admin/users/ada');
    }
  });

  test('a person is opened at the page that has all of them', () => {
    expect(kindOf('users', true).to('ada', hit)).toBe('/admin/users/ada');
  });

  test('a platform leads to its accounts on the market, for staff to those on their desk', () => {
    expect(platformPath('instagram', false)).toBe('/dashboard/marketplace?platform=instagram');
    expect(platformPath('instagram', true)).toBe('/admin/listings?platform=instagram');
  });
});
