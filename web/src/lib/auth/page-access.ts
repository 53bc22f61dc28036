import { type AccessRule, admits, type Role } from '@oja/contract/access';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';

/** The right that opens a page of the admin portal and those below it. Every other page is for administrators. */
const pageRights: readonly (readonly [string, AccessRule])[] = [
  [adminPaths.work, 'staff'],
  [adminPaths.users, 'people'],
  [adminPaths.listings, 'listings'],
  [adminPaths.transactions, 'transactions'],
  [adminPaths.moderation, 'reports'],
  [adminPaths.support, 'tickets'],
  [adminPaths.messages, 'staff'],
  [adminPaths.claims, 'cases'],
  [adminPaths.approvals, 'approvals'],
  [adminPaths.withdrawals, 'money'],
  [adminPaths.applications, 'applications'],
];

function rightOfPage(pathname: string): AccessRule {
  const found = pageRights.find(([page]) => pathname === page || pathname.startsWith(`${page}/`));
  return found?.[1] ?? 'admin';
}

/** Whether a role opens an address of the admin portal; the server decides the same from its access table. */
export function mayOpenPage(role: Role, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://oja.invalid');
  // The file of a dispute opens above the list of transactions.
  const isCase = pathname === adminPaths.transactions && searchParams.has('case');
  return admits(isCase ? 'cases' : rightOfPage(pathname), role);
}

/** Where a member of staff begins: on the dashboard, or on the first page that the role opens. */
export function staffHomeOf(role: Role): string {
  if (admits('admin', role)) return paths.adminHome;
  return role === 'moderator' ? adminPaths.moderation : adminPaths.work;
}
