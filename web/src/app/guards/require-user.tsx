import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { isStaffUser } from '@/lib/auth/restore-session';
import { useWayOut } from './use-way-out';

/** The user portal: for users and sellers. Settings admits everybody who is signed in, staff too. */
export function RequireUser() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const wayOut = useWayOut(paths.auth.login);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  const isAdmitted = !isStaffUser(user) || pathname === paths.dashboard.settings;
  return isAdmitted ? <Outlet /> : <Navigate to={paths.home} replace />;
}
