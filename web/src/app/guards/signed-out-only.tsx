import { Navigate, Outlet } from 'react-router';
import { useAuth } from '@/lib/auth/auth-provider';
import { homePathOf } from '@/lib/auth/home-path';

/** Sign-in and sign-up send those who are signed in already to where they belong. */
export function SignedOutOnly() {
  const { user } = useAuth();
  return user === undefined ? <Outlet /> : <Navigate to={homePathOf(user)} replace />;
}
