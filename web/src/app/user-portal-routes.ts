import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { RequireSeller } from './guards/require-seller';
import { RequireUser } from './guards/require-user';
import { RouteError } from './route-error';

/** Loaded on the first navigation into the user portal, see router.tsx. */
export const pages: RouteObject = {
  path: paths.dashboard.overview,
  Component: RequireUser,
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
              path: paths.dashboard.savedSearches,
              lazy: () => import('@/features/saved-searches/routes/saved-searches-page'),
            },
            {
              Component: RequireSeller,
              children: [
                {
                  path: paths.dashboard.myListings,
                  lazy: () => import('@/features/listings/routes/my-listings-page'),
                },
                {
                  path: paths.dashboard.mySales,
                  lazy: () => import('@/features/purchases/routes/my-sales-page'),
                },
              ],
            },
            {
              path: paths.dashboard.myPurchases,
              lazy: () => import('@/features/purchases/routes/my-purchases-page'),
            },
            { path: paths.dashboard.offers, lazy: () => import('@/features/offers/routes/offers-page') },
            {
              path: paths.dashboard.handovers,
              lazy: () => import('@/features/handover/routes/handovers-page'),
            },
            {
              path: paths.dashboard.handover.pattern,
              lazy: () => import('@/features/handover/routes/handover-page'),
            },
            {
              path: paths.dashboard.dispute.pattern,
              lazy: () => import('@/features/purchases/routes/dispute-page'),
            },
            {
              path: paths.dashboard.cover.pattern,
              lazy: () => import('@/features/cover/routes/cover-page'),
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
