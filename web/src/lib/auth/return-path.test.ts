import { describe, expect, test } from 'vitest';
import { returnPathOf, signInPathFor } from './return-path.ts';

const searchOf = (path: string) => new URL(path, 'https://oja.test').search;

describe('the way back after signing in', () => {
  test.each([
    '/dashboard',
    '/dashboard/marketplace?buy=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    '/dashboard/marketplace?search=street+food&category=Food+%26+Cooking',
    '/listing/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
    '/seller/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11?page=2',
  ])('leads to %s', (target) => {
    expect(returnPathOf(searchOf(signInPathFor(target)))).toBe(target);
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
    expect(returnPathOf(searchOf(signInPathFor(target)))).toBeUndefined();
  });

  test('is nowhere when nothing was wanted', () => {
    expect(returnPathOf('')).toBeUndefined();
  });
});
