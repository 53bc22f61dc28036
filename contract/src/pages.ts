/** The pages of the web application that exist. Any other path is answered with the not-found page and 404. */
export const pages = [
  '/',
  '/terms',
  '/privacy',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/admin-login',
  '/dashboard',
  '/dashboard/settings',
  '/admin',
] as const;

const known = new Set<string>(pages);

export function isPage(path: string): boolean {
  return known.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
}
