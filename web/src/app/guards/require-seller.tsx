import { Navigate, Outlet } from 'react-router';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { userViewerOf } from '../layouts/user-navigation';

/**
 * Inside the user portal: pages of sellers, and of former sellers with listings or sales left. Other users are
 * redirected home, as with every wrong role.
 */
export function RequireSeller() {
  const { user } = useAuth();
  const isAdmitted = user !== undefined && userViewerOf(user) === 'seller';
  return isAdmitted ? <Outlet /> : <Navigate to={paths.home} replace />;
}
