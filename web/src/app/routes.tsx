import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { AppLoading } from './app-loading';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { loadLandingPage } from './routes/landing/load-landing-page';

/**
 * Every page is loaded when it is first visited: its module exports `Component`. The outer error boundary catches
 * faults of the frame, the inner ones those of a page, which leaves the frame standing.
 * A path below a portal that is not listed shows the not-found page inside that portal's shell.
 */
const notFound: RouteObject = { path: '*', lazy: () => import('./routes/not-found/not-found-page') };

const authPages: RouteObject = {
  lazy: () => import('./layouts/auth-layout'),
  ErrorBoundary: RouteError,
  children: [
    {
      lazy: async () => ({ Component: (await import('./guards/signed-out-only')).SignedOutOnly }),
      children: [
        { path: paths.auth.login, lazy: () => import('@/features/auth/routes/login-page') },
        { path: paths.auth.register, lazy: () => import('@/features/auth/routes/register-page') },
        {
          path: paths.auth.forgotPassword,
          lazy: () => import('@/features/auth/routes/forgot-password-page'),
        },
      ],
    },
    { path: paths.auth.resetPassword, lazy: () => import('@/features/auth/routes/reset-password-page') },
    { path: paths.auth.confirmEmail, lazy: () => import('@/features/auth/routes/confirm-email-page') },
  ],
};

const adminLogin: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/signed-out-only')).SignedOutOnly }),
  ErrorBoundary: RouteError,
  children: [{ path: paths.auth.adminLogin, lazy: () => import('@/features/auth/routes/admin-login-page') }],
};

const userPortal: RouteObject = {
  path: paths.dashboard.overview,
  lazy: async () => ({ Component: (await import('./guards/require-user')).RequireUser }),
  children: [
    {
      lazy: () => import('./layouts/user-portal-layout'),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('./routes/dashboard/dashboard-page') },
            {
              path: paths.dashboard.marketplace,
              lazy: () => import('./routes/marketplace/marketplace-page'),
            },
            {
              lazy: async () => ({ Component: (await import('./guards/require-seller')).RequireSeller }),
              children: [
                {
                  path: paths.dashboard.myListings,
                  lazy: () => import('@/features/listings/routes/my-listings-page'),
                },
                {
                  path: paths.dashboard.mySales,
                  lazy: () => import('@/features/deals/routes/my-sales-page'),
                },
              ],
            },
            {
              path: paths.dashboard.myPurchases,
              lazy: () => import('@/features/deals/routes/my-purchases-page'),
            },
            {
              path: paths.dashboard.dispute.pattern,
              lazy: () => import('@/features/deals/routes/dispute-page'),
            },
            {
              path: paths.dashboard.becomeSeller,
              lazy: () => import('./routes/become-seller/become-seller-page'),
            },
            { path: paths.dashboard.help, lazy: () => import('@/features/help/routes/help-page') },
            {
              path: paths.dashboard.ticket.pattern,
              lazy: () => import('@/features/help/routes/ticket-page'),
            },
            {
              path: paths.dashboard.messages,
              lazy: () => import('@/features/messages/routes/messages-page'),
            },
            { path: paths.dashboard.profile, lazy: () => import('./routes/profile/profile-page') },
            {
              path: paths.dashboard.settings,
              lazy: () => import('@/features/settings/routes/settings-page'),
            },
            { path: paths.dashboard.wallet, lazy: () => import('@/features/wallet/routes/wallet-page') },
            {
              path: paths.dashboard.walletCallback,
              lazy: () => import('@/features/wallet/routes/wallet-callback-page'),
            },
            { path: '*', lazy: () => import('./routes/not-found/not-found-in-shell') },
          ],
        },
      ],
    },
  ],
};

const adminPortal: RouteObject = {
  path: paths.admin.overview,
  lazy: async () => ({ Component: (await import('./guards/require-staff')).RequireStaff }),
  children: [
    {
      lazy: () => import('./layouts/admin-portal-layout'),
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('./routes/admin-dashboard/admin-dashboard-page') },
            { path: paths.admin.users, lazy: () => import('@/features/users/routes/users-page') },
            {
              path: paths.admin.security,
              lazy: () => import('@/features/security-center/routes/security-center-page'),
            },
            { path: paths.admin.status, lazy: () => import('./routes/system-status/system-status-page') },
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
            { path: '*', lazy: () => import('./routes/not-found/not-found-in-shell') },
          ],
        },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: AppLoading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: loadLandingPage },
          { path: paths.terms, lazy: () => import('./routes/legal/terms-page') },
          { path: paths.privacy, lazy: () => import('./routes/legal/privacy-page') },
          { path: paths.listing.pattern, lazy: () => import('./routes/public-market/listing-page') },
          { path: paths.seller.pattern, lazy: () => import('./routes/public-market/seller-page') },
          // Decided at build time: the design page and all it shows stay out of production builds.
          ...(import.meta.env.DEV
            ? [{ path: paths.design, lazy: () => import('./routes/design/design-page') }]
            : []),
          notFound,
        ],
      },
      {
        lazy: () => import('./session-layout'),
        ErrorBoundary: RouteError,
        children: [authPages, adminLogin, userPortal, adminPortal],
      },
    ],
  },
];
