import type { RouteObject } from 'react-router';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { RequireStaff } from './guards/require-staff';
import { RouteError } from './route-error';

/** Loaded on the first navigation into the admin portal, see router.tsx. */
export const pages: RouteObject = {
  path: paths.adminHome,
  Component: RequireStaff,
  children: [
    {
      lazy: () => import('./layouts/admin-portal-layout'),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('./routes/admin-dashboard/admin-dashboard-page') },
            { path: adminPaths.work, lazy: () => import('@/features/work-queue/routes/work-page') },
            { path: adminPaths.users, lazy: () => import('@/features/users/routes/users-page') },
            { path: adminPaths.person.pattern, lazy: () => import('@/features/users/routes/person-page') },
            {
              path: adminPaths.security,
              lazy: () => import('@/features/security-center/routes/security-center-page'),
            },
            {
              path: adminPaths.securityLists.failedSignIns,
              lazy: () => import('@/features/security-center/routes/failed-sign-ins-page'),
            },
            {
              path: adminPaths.securityLists.sessions,
              lazy: () => import('@/features/security-center/routes/staff-sessions-page'),
            },
            {
              path: adminPaths.securityLists.twoFactor,
              lazy: () => import('@/features/security-center/routes/staff-protection-page'),
            },
            {
              path: adminPaths.securityLists.reveals,
              lazy: () => import('@/features/security-center/routes/reveals-page'),
            },
            { path: adminPaths.status, lazy: () => import('./routes/system-status/system-status-page') },
            {
              path: adminPaths.figures,
              lazy: () => import('@/features/operator-figures/routes/figures-page'),
            },
            { path: adminPaths.audit, lazy: () => import('@/features/audit-log/routes/audit-log-page') },
            { path: adminPaths.roles, lazy: () => import('@/features/roles/routes/roles-page') },
            {
              path: adminPaths.applications,
              lazy: () => import('@/features/applications/routes/applications-page'),
            },
            {
              path: adminPaths.application.pattern,
              lazy: () => import('@/features/applications/routes/application-page'),
            },
            {
              path: adminPaths.platform,
              lazy: () => import('@/features/platform-settings/routes/platform-page'),
            },
            {
              path: adminPaths.settings.general,
              lazy: () => import('@/features/platform-settings/routes/general-settings-page'),
            },
            {
              path: adminPaths.settings.payment,
              lazy: () => import('@/features/platform-settings/routes/payment-settings-page'),
            },
            {
              path: adminPaths.settings.security,
              lazy: () => import('@/features/platform-settings/routes/security-settings-page'),
            },
            {
              path: adminPaths.settings.notifications,
              lazy: () => import('@/features/platform-settings/routes/notifications-settings-page'),
            },
            {
              path: adminPaths.settings.integrations,
              lazy: () => import('@/features/platform-settings/routes/integrations-settings-page'),
            },
            {
              path: adminPaths.settings.plans,
              lazy: () => import('@/features/plans/routes/staff-plans-page'),
            },
            {
              path: adminPaths.settings.handover,
              lazy: () => import('@/features/handover-plans/routes/handover-plans-page'),
            },
            {
              path: adminPaths.settings.risk,
              lazy: () => import('@/features/risk-rules/routes/risk-rules-page'),
            },
            {
              path: adminPaths.listings,
              lazy: () => import('@/features/listing-desk/routes/listing-desk-page'),
            },
            {
              path: adminPaths.support,
              lazy: () => import('@/features/support-desk/routes/support-desk-page'),
            },
            {
              path: adminPaths.cannedReplies,
              lazy: () => import('@/features/support-desk/routes/canned-replies-page'),
            },
            {
              path: adminPaths.supportTicket.pattern,
              lazy: () => import('@/features/support-desk/routes/desk-ticket-page'),
            },
            {
              path: adminPaths.messages,
              lazy: () => import('@/features/messages/routes/staff-messages-page'),
            },
            {
              path: adminPaths.withdrawals,
              lazy: () => import('@/features/payout-desk/routes/payout-desk-page'),
            },
            {
              path: adminPaths.moderation,
              lazy: () => import('@/features/moderation/routes/moderation-page'),
            },
            {
              path: adminPaths.transactions,
              lazy: () => import('@/features/transactions/routes/transactions-page'),
            },
            {
              path: adminPaths.approvals,
              lazy: () => import('@/features/approvals/routes/approvals-page'),
            },
            { path: adminPaths.claims, lazy: () => import('@/features/cover/routes/claims-page') },
            { path: '*', lazy: () => import('./routes/not-found/not-found-in-shell') },
          ],
        },
      ],
    },
  ],
};
