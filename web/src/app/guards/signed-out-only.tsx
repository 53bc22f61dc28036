import { Navigate, Outlet, useLocation } from 'react-router';
import { useAdminAuth, useAuth } from '@/lib/auth/auth-provider';
import { arrivalPathOf } from '@/lib/auth/home-path';

/** Sign-in and sign-up send those who are signed in already to where they belong. */
export function SignedOutOnly() {
  const { user } = useAuth();
  const { search } = useLocation();
  return user === undefined ? <Outlet /> : <Navigate to={arrivalPathOf(user, search)} replace />;
}

/** The staff sign-in shows its form to everybody who is not signed in as staff. */
export function NotSignedInAsStaff() {
  const { user } = useAdminAuth();
  const { search } = useLocation();
  return user === undefined ? <Outlet /> : <Navigate to={arrivalPathOf(user, search)} replace />;
}
