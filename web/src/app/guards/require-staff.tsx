import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { homePathOf, lacksTwoFactor } from '@/lib/auth/home-path';
import { useWayOut } from './use-way-out';

/** What a moderator sees of the admin area; the server decides the same from its access table. */
const moderatorPaths: readonly string[] = [paths.admin.listings, paths.admin.moderation, paths.admin.support];

export function RequireStaff() {
  const { user } = useAdminAuth();
  const { pathname } = useLocation();
  const wayOut = useWayOut(paths.auth.adminLogin);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  // The server refuses them as well until two-factor sign-in is on.
  if (lacksTwoFactor(user)) return <Navigate to={homePathOf(user)} replace />;
  const isAdmitted = user.role === 'admin' || moderatorPaths.some((path) => pathname.startsWith(path));
  return isAdmitted ? <Outlet /> : <Navigate to={paths.admin.moderation} replace />;
}
