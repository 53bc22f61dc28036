import type { RouteObject } from 'react-router';
import { paths } from '@/config/paths';
import { RouteError } from './route-error';

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
    { path: paths.appeal, lazy: () => import('@/features/auth/routes/appeal-page') },
    ...[paths.unsubscribe, paths.unsubscribeFigures].map((path) => ({
      path,
      lazy: () => import('@/features/auth/routes/unsubscribe-page'),
    })),
    { path: paths.auth.confirmEmail, lazy: () => import('@/features/auth/routes/confirm-email-page') },
  ],
};

const adminLogin: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/signed-out-only')).NotSignedInAsStaff }),
  ErrorBoundary: RouteError,
  children: [{ path: paths.auth.adminLogin, lazy: () => import('@/features/auth/routes/admin-login-page') }],
};

/** Loaded on the first navigation to a page of the sign-in, see router.tsx. */
export const pages: RouteObject = { children: [authPages, adminLogin] };
