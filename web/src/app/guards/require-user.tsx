import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { isStaffUser } from '@/lib/auth/restore-session';
import { useSignOutRedirect } from './use-sign-out-redirect';

/** The user portal: for users and sellers. Settings is open to every signed-in account, staff included. */
export function RequireUser() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const wayOut = useSignOutRedirect(paths.auth.login);
  if (user === undefined) return <Navigate to={wayOut} replace />;
  const isAdmitted = !isStaffUser(user) || pathname === paths.dashboard.settings;
  return isAdmitted ? <Outlet /> : <Navigate to={paths.home} replace />;
}
