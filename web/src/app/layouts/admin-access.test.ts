import { type EndpointName, endpoints } from '@oja/contract';
import { type AccessRule, admits, staffRoles } from '@oja/contract/access';
import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { paths } from '@/config/paths';
import { mayOpenPage, staffHomeOf } from '@/lib/auth/page-access';
import { pages } from '../admin-portal-routes';
import { adminNavigation } from './admin-navigation';

/**
 * Each page of the admin portal with the call that fills it. The access table of the contract says who may make that
 * call, and the server refuses everybody else (http/access-walk.test.ts); so it also says who has the page.
 */
const { admin } = paths;
const filledBy: Readonly<Record<string, EndpointName>> = {
  [admin.overview]: 'adminDashboard',
  [admin.users]: 'listUsers',
  [admin.person.pattern]: 'showPerson',
  [admin.listings]: 'listStaffListings',
  [admin.transactions]: 'listStaffTransactions',
  [admin.moderation]: 'listReports',
  [admin.messages]: 'listConversations',
  [admin.support]: 'listDeskTickets',
  [admin.supportTicket.pattern]: 'showDeskTicket',
  [admin.cannedReplies]: 'listCannedReplies',
  [admin.claims]: 'listClaims',
  [admin.approvals]: 'listApprovals',
  [admin.work]: 'listWork',
  [admin.withdrawals]: 'adminWithdrawals',
  [admin.applications]: 'listApplications',
  [admin.application.pattern]: 'readApplication',
  [admin.audit]: 'listAuditEntries',
  [admin.security]: 'securityCenter',
  [admin.securityLists.failedSignIns]: 'listFailedSignIns',
  [admin.securityLists.sessions]: 'listStaffSessions',
  [admin.securityLists.twoFactor]: 'listStaffProtection',
  [admin.securityLists.reveals]: 'listReveals',
  [admin.roles]: 'countRoles',
  [admin.status]: 'systemStatus',
  [admin.figures]: 'operatorFigures',
  [admin.platform]: 'platformSettings',
  [admin.settings.general]: 'saveGeneralSettings',
  [admin.settings.payment]: 'savePaymentSettings',
  [admin.settings.security]: 'saveSecuritySettings',
  [admin.settings.notifications]: 'saveNotificationSettings',
  [admin.settings.integrations]: 'saveIntegrationSettings',
  [admin.settings.plans]: 'listStaffPlans',
  [admin.settings.handover]: 'listStaffHandoverPlans',
  [admin.settings.risk]: 'listRiskRules',
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
    ...(route.index ? [admin.overview] : []),
    ...(route.path && route.path !== '*' && !route.children ? [route.path] : []),
    ...pathsOf(route.children ?? []),
  ]);
}
