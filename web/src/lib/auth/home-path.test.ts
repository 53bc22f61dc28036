import { describe, expect, test } from 'vitest';
import type { AuthUser } from './auth-store';
import { homePathOf } from './home-path';

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
});
