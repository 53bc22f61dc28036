import { type EndpointName, endpoints } from '@oja/contract';
import { type AccessRule, admits, staffRoles } from '@oja/contract/access';
import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { mayOpenPage, staffHomeOf } from '@/lib/auth/page-access';
import { pages } from '../admin-portal-routes';
import { adminNavigation } from './admin-navigation';

/**
 * Each page of the admin portal with the call that fills it. The access table of the contract says who may make that
 * call, and the server refuses everybody else (http/access-walk.test.ts); so it also says who has the page.
 */
const filledBy: Readonly<Record<string, EndpointName>> = {
  [paths.adminHome]: 'adminDashboard',
  [adminPaths.users]: 'listUsers',
  [adminPaths.person.pattern]: 'showPerson',
  [adminPaths.listings]: 'listStaffListings',
  [adminPaths.transactions]: 'listStaffTransactions',
  [adminPaths.moderation]: 'listReports',
  [adminPaths.messages]: 'listConversations',
  [adminPaths.support]: 'listDeskTickets',
  [adminPaths.supportTicket.pattern]: 'showDeskTicket',
  [adminPaths.cannedReplies]: 'listCannedReplies',
  [adminPaths.claims]: 'listClaims',
  [adminPaths.approvals]: 'listApprovals',
  [adminPaths.work]: 'listWork',
  [adminPaths.withdrawals]: 'adminWithdrawals',
  [adminPaths.applications]: 'listApplications',
  [adminPaths.application.pattern]: 'readApplication',
  [adminPaths.audit]: 'listAuditEntries',
  [adminPaths.security]: 'securityCenter',
  [adminPaths.securityLists.failedSignIns]: 'listFailedSignIns',
  [adminPaths.securityLists.sessions]: 'listStaffSessions',
  [adminPaths.securityLists.twoFactor]: 'listStaffProtection',
  [adminPaths.securityLists.reveals]: 'listReveals',
  [adminPaths.roles]: 'countRoles',
  [adminPaths.status]: 'systemStatus',
  [adminPaths.figures]: 'operatorFigures',
  [adminPaths.platform]: 'platformSettings',
  [adminPaths.settings.general]: 'saveGeneralSettings',
  [adminPaths.settings.payment]: 'savePaymentSettings',
  [adminPaths.settings.security]: 'saveSecuritySettings',
  [adminPaths.settings.notifications]: 'saveNotificationSettings',
  [adminPaths.settings.integrations]: 'saveIntegrationSettings',
  [adminPaths.settings.plans]: 'listStaffPlans',
  [adminPaths.settings.handover]: 'listStaffHandoverPlans',
  [adminPaths.settings.risk]: 'listRiskRules',
};

const rules = new Map<string, AccessRule>(
  Object.entries(filledBy).map(([path, name]) => [path, endpoints[name].access] as const),
);
const ruleOf = (path: string) => rules.get(path) ?? 'admin';

test('every page of the admin portal stands in the table', () => {
  expect(pathsOf([pages]).sort()).toEqual([...rules.keys()].sort());
});

describe.each(staffRoles)('a %s', (role) => {
  test('has exactly those pages in the sidebar whose calls the access table gives them', () => {
    const shown = pagesOf(navigationFor(adminNavigation, role)).map(({ path }) => path);
    const all = pagesOf(adminNavigation).map(({ path }) => path);
    expect(shown).toEqual(all.filter((path) => admits(ruleOf(path), role)));
  });

  test('begins on a page that the role opens', () => {
    expect(mayOpenPage(role, staffHomeOf(role))).toBe(true);
  });

  test.each([...rules])('is let onto %s as far as its call (%s) admits them', (path, rule) => {
    const address = path.replace(/:\w+/g, '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11');
    expect(mayOpenPage(role, address)).toBe(admits(rule, role));
  });
});

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.index ? [paths.adminHome] : []),
    ...(route.path && route.path !== '*' && !route.children ? [route.path] : []),
    ...pathsOf(route.children ?? []),
  ]);
}
