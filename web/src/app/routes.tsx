import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { publicRouteId } from '@/shared/terms/public-terms';
import { AppLoading } from './app-loading';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { loadLandingPage } from './routes/landing/load-landing-page';

/**
 * Every page is loaded when it is first visited: its module exports `Component`. The outer error boundary catches
 * faults of the frame, the inner ones those of a page, which leaves the frame standing.
 * The pages of the portals and of the sign-in are listed in files of their own, which router.tsx adds below the session on
 * the first navigation there: naming them all costs visitors of the public pages 4 KB. A path below a portal that is
 * not listed shows the not-found page inside that portal's shell.
 */
const notFound: RouteObject = { path: '*', lazy: () => import('./routes/not-found/not-found-page') };

/** Below it stands everything that knows who is signed in. */
export const sessionRouteId = 'session';

async function loadPublicLayout() {
  const { Component, prepareFooter } = await import('./layouts/public-layout');
  await prepareFooter();
  return { Component };
}

async function loadAdaptiveLayout() {
  const { Component, prepareFrames } = await import('./layouts/adaptive-layout');
  await prepareFrames();
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
        // Not with the first page, which has them from the server.
        loader: async (request) =>
          (await import('@/shared/terms/load-public-terms')).loadPublicTerms(request),
        // The terms change rarely; a navigation between public pages does not read them again.
        shouldRevalidate: () => false,
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: loadLandingPage },
          { path: paths.terms, lazy: () => import('./routes/legal/terms-page') },
          { path: paths.privacy, lazy: () => import('./routes/legal/privacy-page') },
          {
            lazy: loadPublicLayout,
            children: [
              {
                path: paths.market.pattern,
                lazy: () => import('@/features/public-market/routes/market-page'),
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
              {
                path: paths.seller.pattern,
                lazy: () => import('@/features/public-market/routes/seller-page'),
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
        children: [],
      },
    ],
  },
];
