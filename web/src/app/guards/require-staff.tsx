import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { homePathOf, lacksTwoFactor } from '@/lib/auth/home-path';
import { mayOpenPage, staffHomeOf } from '@/lib/auth/page-access';
import { useSignOutRedirect } from './use-sign-out-redirect';

/** On a page that the role does not open, the layout says so; moderators are led back, as specified. */
export function RequireStaff() {
  const { user } = useAdminAuth();
  const { pathname } = useLocation();
  const wayOut = useSignOutRedirect(paths.auth.adminLogin);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  // The server refuses them as well until two-factor sign-in is on.
  if (lacksTwoFactor(user)) return <Navigate to={homePathOf(user)} replace />;
  const isLedHome = user.role === 'moderator' || isOverview(pathname);
  if (isLedHome && !mayOpenPage(user.role, pathname)) return <Navigate to={staffHomeOf(user.role)} replace />;
  return <Outlet />;
}

function isOverview(pathname: string): boolean {
  return pathname === paths.adminHome || pathname === `${paths.adminHome}/`;
}
