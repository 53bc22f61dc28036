import { isPage } from '@oja/contract/pages';
import { describe, expect, test } from 'vitest';
import { adminPaths } from './admin-paths.ts';
import { isAdminPath, paths } from './paths.ts';

describe('paths', () => {
  test('builds links that survive strange ids', () => {
    expect(paths.listing.to('a/b?c')).toBe('/listing/a%2Fb%3Fc');
  });

  test.each([
    ['/admin', true],
    ['/admin/settings/general', true],
    ['/administrators', false],
    ['/auth/admin-login', false],
    ['/dashboard', false],
  ])('knows whether %s lies in the admin area', (pathname, expected) => {
    expect(isAdminPath(pathname)).toBe(expected);
  });

  test.each([...addressesOf(paths.dashboard), paths.adminHome, ...addressesOf(adminPaths)])(
    'the server answers %s as a page',
    (address) => {
      expect(isPage(address)).toBe(true);
    },
  );
});

/** The addresses below a part of the table, without their queries and with an id for a parameter. */
function addressesOf(part: object): string[] {
  const below = Object.values(part).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? addressesOf(value) : [],
  );
  return below.map((address) =>
    address.replace(/\?.*/, '').replace(/:\w+/, '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'),
  );
}
