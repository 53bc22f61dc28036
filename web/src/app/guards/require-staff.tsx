import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { homePathOf, lacksTwoFactor } from '@/lib/auth/home-path';
import { mayVisitAdminPage } from '../layouts/admin-navigation';
import { useSignOutRedirect } from './use-sign-out-redirect';

export function RequireStaff() {
  const { user } = useAdminAuth();
  const { pathname } = useLocation();
  const wayOut = useSignOutRedirect(paths.auth.adminLogin);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  // The server refuses them as well until two-factor sign-in is on.
  if (lacksTwoFactor(user)) return <Navigate to={homePathOf(user)} replace />;
  return mayVisitAdminPage(user, pathname) ? <Outlet /> : <Navigate to={paths.admin.moderation} replace />;
}
