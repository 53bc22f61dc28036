import { Navigate, Outlet } from 'react-router';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';

/** Inside the user portal: pages that only sellers have. Anybody else is sent home, as with every wrong role. */
export function RequireSeller() {
  const { user } = useAuth();
  return user?.role === 'seller' ? <Outlet /> : <Navigate to={paths.home} replace />;
}
