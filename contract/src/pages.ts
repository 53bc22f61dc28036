import { categories, categorySlug, marketParameters, platforms } from './listing-labels.ts';

/**
 * The pages of the web application. Any other path is answered with the not-found page and 404. `:id`, `:platform` and
 * `:category` are placeholders; whether a row with the id exists is checked when the page is served.
 */

/** Pages that the server renders, with the query parameters each of them reads. */
const publicPages = new Map<string, readonly string[]>([
  ['/', []],
  ['/terms', []],
  ['/privacy', []],
  ['/help', ['search']],
  ['/market', marketParameters],
  ['/market/:platform', marketParameters],
  ['/market/:platform/:category', marketParameters],
  ['/listing/:id', []],
  ['/seller/:id', []],
  ['/compare', ['ids']],
]);

/** Public pages with one address, which the sitemap lists; a comparison is nothing without its accounts. */
export const fixedPublicPages = [...publicPages.keys()].filter(
  (path) => !path.includes(':') && path !== '/compare',
);

export const pages = [
  ...publicPages.keys(),
  '/unsubscribe',
  '/unsubscribe/figures',
  '/appeal',
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
  '/dashboard/saved-searches',
  '/dashboard/offers',
  '/dashboard/my-listings',
  '/dashboard/my-sales',
  '/dashboard/my-purchases',
  '/dashboard/handovers',
  '/dashboard/handovers/:id',
  '/dashboard/disputes/:id',
  '/dashboard/cover/:id',
  '/dashboard/become-seller',
  '/dashboard/wallet',
  '/dashboard/wallet/callback',
  '/dashboard/messages',
  '/dashboard/help',
  '/dashboard/help/tickets/:id',
  '/admin',
  '/admin/work',
  '/admin/users',
  '/admin/users/:id',
  '/admin/roles',
  '/admin/security',
  '/admin/security/failed-sign-ins',
  '/admin/security/sessions',
  '/admin/security/two-factor',
  '/admin/security/reveals',
  '/admin/status',
  '/admin/figures',
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
  '/admin/settings/handover',
  '/admin/settings/risk',
  '/admin/claims',
  '/admin/approvals',
  '/admin/withdrawals',
] as const;

const known = new Set<string>(pages);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const slugs = new Set(categories.map(categorySlug));

export function isPage(path: string): boolean {
  return known.has(patternOf(path));
}

/** The query parameters that a page rendered on the server reads; undefined for any other path. */
export function publicPageQuery(path: string): readonly string[] | undefined {
  return publicPages.get(patternOf(path));
}

/** The path with its last slash removed and placeholders in place of values. */
export function patternOf(path: string): string {
  if (!path.startsWith('/') || path.includes(':')) return '';
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const [, first, ...rest] = plain.split('/');
  return ['', first, ...rest.map((segment) => placeholderOf(segment, first === 'market'))].join('/');
}

function placeholderOf(segment: string, inMarket: boolean): string {
  if (uuid.test(segment)) return ':id';
  if (!inMarket) return segment;
  if (platforms.some((platform) => platform === segment)) return ':platform';
  return slugs.has(segment) ? ':category' : segment;
}
