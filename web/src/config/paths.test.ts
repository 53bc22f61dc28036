import { describe, expect, it } from 'vitest';
import { isAdminPath, paths } from './paths.ts';

describe('paths', () => {
  it('builds links that survive strange ids', () => {
    expect(paths.listing.to('a/b?c')).toBe('/listing/a%2Fb%3Fc');
  });

  it.each([
    ['/admin', true],
    ['/admin/settings/general', true],
    ['/administrators', false],
    ['/auth/admin-login', false],
    ['/dashboard', false],
  ])('knows whether %s lies in the admin area', (pathname, expected) => {
    expect(isAdminPath(pathname)).toBe(expected);
  });
});
