import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { RequireStaff } from './guards/require-staff';
import { RouteError } from './route-error';

/** Loaded on the first navigation into the admin portal, see router.tsx. */
export const pages: RouteObject = {
  path: paths.admin.overview,
  Component: RequireStaff,
  children: [
    {
      lazy: () => import('./layouts/admin-portal-layout'),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('./routes/admin-dashboard/admin-dashboard-page') },
            { path: paths.admin.work, lazy: () => import('@/features/work-queue/routes/work-page') },
            { path: paths.admin.users, lazy: () => import('@/features/users/routes/users-page') },
            { path: paths.admin.person.pattern, lazy: () => import('@/features/users/routes/person-page') },
            {
              path: paths.admin.security,
              lazy: () => import('@/features/security-center/routes/security-center-page'),
            },
            {
              path: paths.admin.securityLists.failedSignIns,
              lazy: () => import('@/features/security-center/routes/failed-sign-ins-page'),
            },
            {
              path: paths.admin.securityLists.sessions,
              lazy: () => import('@/features/security-center/routes/staff-sessions-page'),
            },
            {
              path: paths.admin.securityLists.twoFactor,
              lazy: () => import('@/features/security-center/routes/staff-protection-page'),
            },
            {
              path: paths.admin.securityLists.reveals,
              lazy: () => import('@/features/security-center/routes/reveals-page'),
            },
            { path: paths.admin.status, lazy: () => import('./routes/system-status/system-status-page') },
            {
              path: paths.admin.figures,
              lazy: () => import('@/features/operator-figures/routes/figures-page'),
            },
            { path: paths.admin.audit, lazy: () => import('@/features/audit-log/routes/audit-log-page') },
            { path: paths.admin.roles, lazy: () => import('@/features/roles/routes/roles-page') },
            {
              path: paths.admin.applications,
              lazy: () => import('@/features/applications/routes/applications-page'),
            },
            {
              path: paths.admin.application.pattern,
              lazy: () => import('@/features/applications/routes/application-page'),
            },
            {
              path: paths.admin.platform,
              lazy: () => import('@/features/platform-settings/routes/platform-page'),
            },
            {
              path: paths.admin.settings.general,
              lazy: () => import('@/features/platform-settings/routes/general-settings-page'),
            },
            {
              path: paths.admin.settings.payment,
              lazy: () => import('@/features/platform-settings/routes/payment-settings-page'),
            },
            {
              path: paths.admin.settings.security,
              lazy: () => import('@/features/platform-settings/routes/security-settings-page'),
            },
            {
              path: paths.admin.settings.notifications,
              lazy: () => import('@/features/platform-settings/routes/notifications-settings-page'),
            },
            {
              path: paths.admin.settings.integrations,
              lazy: () => import('@/features/platform-settings/routes/integrations-settings-page'),
            },
            {
              path: paths.admin.settings.plans,
              lazy: () => import('@/features/plans/routes/staff-plans-page'),
            },
            {
              path: paths.admin.settings.handover,
              lazy: () => import('@/features/handover-plans/routes/handover-plans-page'),
            },
            {
              path: paths.admin.settings.risk,
              lazy: () => import('@/features/risk-rules/routes/risk-rules-page'),
            },
            {
              path: paths.admin.listings,
              lazy: () => import('@/features/listing-desk/routes/listing-desk-page'),
            },
            {
              path: paths.admin.support,
              lazy: () => import('@/features/support-desk/routes/support-desk-page'),
            },
            {
              path: paths.admin.cannedReplies,
              lazy: () => import('@/features/support-desk/routes/canned-replies-page'),
            },
            {
              path: paths.admin.supportTicket.pattern,
              lazy: () => import('@/features/support-desk/routes/desk-ticket-page'),
            },
            {
              path: paths.admin.messages,
              lazy: () => import('@/features/messages/routes/staff-messages-page'),
            },
            {
              path: paths.admin.withdrawals,
              lazy: () => import('@/features/payout-desk/routes/payout-desk-page'),
            },
            {
              path: paths.admin.moderation,
              lazy: () => import('@/features/moderation/routes/moderation-page'),
            },
            {
              path: paths.admin.transactions,
              lazy: () => import('@/features/transactions/routes/transactions-page'),
            },
            {
              path: paths.admin.approvals,
              lazy: () => import('@/features/approvals/routes/approvals-page'),
            },
            { path: paths.admin.claims, lazy: () => import('@/features/cover/routes/claims-page') },
            { path: '*', lazy: () => import('./routes/not-found/not-found-in-shell') },
          ],
        },
      ],
    },
  ],
};
