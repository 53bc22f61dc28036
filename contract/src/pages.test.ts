import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

test.each(['/', '/terms', '/terms/', '/dashboard', `/listing/${id}`, `/listing/${id}/`, `/seller/${id}`])(
  '%s is a page',
  (path) => expect(isPage(path)).toBe(true),
);

test.each([
  '/dashboard/messages',
  '/dashboard/help',
  `/dashboard/help/tickets/${id}`,
  '/admin/audit',
  `/admin/support/${id}`,
  '/admin/support/canned-replies',
  '/admin/security/reveals',
])('%s, which only some people see, is a page all the same', (path) => expect(isPage(path)).toBe(true));

test.each([
  '',
  '/nowhere',
  '/listing',
  '/listing/',
  '/listing/5',
  '/listing/:id/',
  `/listing/${id}/edit`,
  `/listing/x${id}`,
  `/dashboard/${id}`,
  `/${id}`,
])('%j is none', (path) => expect(isPage(path)).toBe(false));
