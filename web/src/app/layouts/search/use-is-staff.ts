import { useAuth } from '@/lib/auth/auth-provider';
import { isStaffUser } from '@/lib/auth/is-staff-user';

export function useIsStaff(): boolean {
  const { user } = useAuth();
  return user !== undefined && isStaffUser(user);
}
