import { Navigate, Outlet } from 'react-router';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { isStaffUser } from '@/lib/auth/restore-session';

/** Sign-in and sign-up send those who are signed in already to their portal. */
export function SignedOutOnly() {
  const { user } = useAuth();
  if (user === undefined) return <Outlet />;
  return <Navigate to={isStaffUser(user) ? paths.admin.overview : paths.dashboard.overview} replace />;
}
