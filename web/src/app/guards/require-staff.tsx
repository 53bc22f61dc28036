import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { useWayOut } from './use-way-out';

/** What a moderator sees of the admin area; the server decides the same from its access table. */
const moderatorPaths: readonly string[] = [paths.admin.listings, paths.admin.moderation, paths.admin.support];

export function RequireStaff() {
  const { user } = useAdminAuth();
  const { pathname } = useLocation();
  const wayOut = useWayOut(paths.auth.adminLogin);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  const isAdmitted = user.role === 'admin' || moderatorPaths.some((path) => pathname.startsWith(path));
  return isAdmitted ? <Outlet /> : <Navigate to={paths.admin.moderation} replace />;
}
