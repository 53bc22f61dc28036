import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '@/lib/auth/auth-provider';
import { arrivalPathOf } from '@/lib/auth/home-path';

/** Sign-in and sign-up send those who are signed in already to where they belong. */
export function SignedOutOnly() {
  const { user } = useAuth();
  const { search } = useLocation();
  return user === undefined ? <Outlet /> : <Navigate to={arrivalPathOf(user, search)} replace />;
}
