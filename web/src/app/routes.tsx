import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { loadPublicTerms, publicRouteId } from '@/shared/terms/public-terms';
import { AppLoading } from './app-loading';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { loadLandingPage } from './routes/landing/load-landing-page';

/**
 * Every page is loaded when it is first visited: its module exports `Component`. The outer error boundary catches
 * faults of the frame, the inner ones those of a page, which leaves the frame standing.
 * The pages of the portals are listed in files of their own, which router.tsx adds below the session on the first
 * navigation there: naming them all costs visitors of the public pages 3 KB. A path below a portal that is not listed
 * shows the not-found page inside that portal's shell.
 */
const notFound: RouteObject = { path: '*', lazy: () => import('./routes/not-found/not-found-page') };

/** Below it stands everything that knows who is signed in. */
export const sessionRouteId = 'session';

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
    { path: paths.unsubscribe, lazy: () => import('@/features/auth/routes/unsubscribe-page') },
    { path: paths.auth.confirmEmail, lazy: () => import('@/features/auth/routes/confirm-email-page') },
  ],
};

const adminLogin: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/signed-out-only')).NotSignedInAsStaff }),
  ErrorBoundary: RouteError,
  children: [{ path: paths.auth.adminLogin, lazy: () => import('@/features/auth/routes/admin-login-page') }],
};

async function loadAdaptiveLayout() {
  const { Component, prepareShell } = await import('./layouts/adaptive-layout');
  await prepareShell();
  return { Component };
}

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: AppLoading,
    children: [
      {
        id: publicRouteId,
        loader: loadPublicTerms,
        // The terms change rarely; a navigation between public pages does not read them again.
        shouldRevalidate: () => false,
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: loadLandingPage },
          { path: paths.terms, lazy: () => import('./routes/legal/terms-page') },
          { path: paths.privacy, lazy: () => import('./routes/legal/privacy-page') },
          {
            lazy: () => import('./layouts/public-layout'),
            children: [
              {
                path: paths.market.pattern,
                lazy: () => import('@/features/public-market/routes/market-page'),
              },
              {
                path: paths.seller.pattern,
                lazy: () => import('@/features/public-market/routes/seller-page'),
              },
              { path: paths.help, lazy: () => import('@/features/help/routes/public-help-page') },
            ],
          },
          {
            lazy: loadAdaptiveLayout,
            children: [
              {
                path: paths.listing.pattern,
                lazy: () => import('@/features/public-market/routes/listing-page'),
              },
              { path: paths.compare.all, lazy: () => import('@/features/public-market/routes/compare-page') },
            ],
          },
        ],
      },
      {
        ErrorBoundary: RouteError,
        children: [
          // Decided at build time: the design page and all it shows stay out of production builds.
          ...(import.meta.env.DEV
            ? [{ path: paths.design, lazy: () => import('./routes/design/design-page') }]
            : []),
          notFound,
        ],
      },
      {
        id: sessionRouteId,
        lazy: () => import('./session-layout'),
        ErrorBoundary: RouteError,
        children: [authPages, adminLogin],
      },
    ],
  },
];
