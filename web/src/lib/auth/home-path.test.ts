import { describe, expect, test } from 'vitest';
import type { AuthUser } from './auth-store';
import { arrivalPathOf, homePathOf } from './home-path';

const userWith = (parts: object) => ({ name: 'Ada', ...parts }) as unknown as AuthUser;

describe('after signing in', () => {
  test.each([
    ['a user', { role: 'user' }, '/dashboard'],
    ['a seller', { role: 'seller' }, '/dashboard'],
    ['an admin', { role: 'admin', twoFactorMissing: false }, '/admin'],
    ['a moderator', { role: 'moderator', twoFactorMissing: false }, '/admin'],
    [
      'an admin without the second factor they must have',
      { role: 'admin', twoFactorMissing: true },
      '/dashboard/settings#two-factor',
    ],
  ])('%s goes to the right place', (_, parts, path) => {
    expect(homePathOf(userWith(parts))).toBe(path);
  });

  test('everyone goes where they wanted to go before, within their portal', () => {
    const search = '?next=%2Fdashboard%2Fmarketplace%3Fbuy%3D1';
    expect(arrivalPathOf(userWith({ role: 'user' }), search)).toBe('/dashboard/marketplace?buy=1');
    expect(arrivalPathOf(userWith({ role: 'user' }), '')).toBe('/dashboard');
    const admin = userWith({ role: 'admin', twoFactorMissing: false });
    expect(arrivalPathOf(admin, search)).toBe('/admin');
    expect(arrivalPathOf(admin, '?next=%2Fadmin%2Fusers')).toBe('/admin/users');
    const unprotected = userWith({ role: 'admin', twoFactorMissing: true });
    expect(arrivalPathOf(unprotected, '?next=%2Fadmin%2Fusers')).toBe('/dashboard/settings#two-factor');
  });
});
