import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { AppLoading } from './app-loading';
import { RootLayout } from './root-layout';
import { RouteError } from './route-error';

/**
 * Every page is loaded when it is first visited: its module exports `Component`. The outer error boundary catches
 * faults of the frame, the inner one those of a page, which leaves the frame standing.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: AppLoading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: () => import('./routes/landing/landing-page') },
          // Decided at build time: the design page and all it shows stay out of production builds.
          ...(import.meta.env.DEV
            ? [{ path: paths.design, lazy: () => import('./routes/design/design-page') }]
            : []),
          { path: '*', lazy: () => import('./routes/not-found/not-found-page') },
        ],
      },
    ],
  },
];
