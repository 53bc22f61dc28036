import { describe, expect, test } from 'vitest';
import { keepReturnPath, returnPathOf, signInPathFor } from './return-path.ts';

const searchOf = (path: string) => new URL(path, 'https://oja.test').search;

describe('the way back after signing in', () => {
  test.each([
    '/dashboard',
    '/dashboard/marketplace?buy=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    '/dashboard/marketplace?search=street+food&category=Food+%26+Cooking',
    '/listing/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    '/seller/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11?page=2',
    '/dashboard/my-purchases?search=%40adafoods',
    '/dashboard/settings#two-factor',
    '/market/instagram/food-cooking?search=jollof',
  ])('leads to %s', (target) => {
    expect(returnPathOf(searchOf(signInPathFor(target)), 'trader')).toBe(target);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/dashboardevil',
    '/listing/../admin/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a1',
    '/\\evil.example',
    '/admin',
    '/dashboard/../admin',
    '/dashboard\n/admin',
    'javascript:alert(1)',
    '',
  ])('never leads to "%s"', (target) => {
    expect(returnPathOf(searchOf(signInPathFor(target)), 'trader')).toBeUndefined();
  });

  test('is nowhere when nothing was wanted', () => {
    expect(returnPathOf('', 'trader')).toBeUndefined();
  });

  test('leads staff to the admin portal and to their settings, and to nothing of traders', () => {
    const arrive = (target: string) =>
      returnPathOf(searchOf(signInPathFor(target, '/auth/admin-login')), 'staff');
    expect(arrive('/admin/transactions?case=7')).toBe('/admin/transactions?case=7');
    expect(arrive('/dashboard/settings#two-factor')).toBe('/dashboard/settings#two-factor');
    expect(arrive('/dashboard/wallet')).toBeUndefined();
    expect(arrive('/admin//evil.example')).toBeUndefined();
  });

  test('is kept by links to the other auth pages', () => {
    const search = searchOf(signInPathFor('/dashboard/wallet?add-funds=1'));
    const link = keepReturnPath('/auth/register?ref=REF-7K2M9Q', search);
    expect(returnPathOf(searchOf(link), 'trader')).toBe('/dashboard/wallet?add-funds=1');
    expect(new URL(link, 'https://oja.test').searchParams.get('ref')).toBe('REF-7K2M9Q');
    expect(keepReturnPath('/auth/register', '')).toBe('/auth/register');
  });
});
