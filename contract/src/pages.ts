/**
 * The pages of the web application. Any other path is answered with the not-found page and 404. `:id` is a placeholder
 * for an id; the server checks when it serves the page whether the row exists.
 */
export const pages = [
  '/',
  '/terms',
  '/privacy',
  '/listing/:id',
  '/seller/:id',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/admin-login',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/marketplace',
  '/dashboard/my-listings',
  '/dashboard/my-sales',
  '/dashboard/my-purchases',
  '/dashboard/disputes/:id',
  '/dashboard/become-seller',
  '/dashboard/wallet',
  '/dashboard/wallet/callback',
  '/dashboard/messages',
  '/dashboard/help',
  '/dashboard/help/tickets/:id',
  '/admin',
  '/admin/users',
  '/admin/roles',
  '/admin/security',
  '/admin/security/failed-sign-ins',
  '/admin/security/sessions',
  '/admin/security/two-factor',
  '/admin/security/reveals',
  '/admin/status',
  '/admin/listings',
  '/admin/transactions',
  '/admin/moderation',
  '/admin/messages',
  '/admin/support',
  '/admin/support/:id',
  '/admin/support/canned-replies',
  '/admin/audit',
  '/admin/applications',
  '/admin/applications/:id',
  '/admin/platform',
  '/admin/settings/general',
  '/admin/settings/payment',
  '/admin/settings/security',
  '/admin/settings/notifications',
  '/admin/settings/integrations',
  '/admin/settings/plans',
  '/admin/withdrawals',
] as const;

const known = new Set<string>(pages);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isPage(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (plain.includes(':')) return false;
  return known.has(plain) || (uuid.test(plain.slice(-36)) && known.has(`${plain.slice(0, -36)}:id`));
}
