import { type AccessRule, admits } from '@oja/contract/access';
import { useAdminAuth } from './auth-provider';
import { mayOpenPage } from './page-access';

/** Whether the signed-in member of staff has a right of the access table. */
export function useMay(): (right: AccessRule) => boolean {
  const { user } = useAdminAuth();
  return (right) => user !== undefined && admits(right, user.role);
}

/** Whether the signed-in member of staff may open an address of the admin portal. */
export function useMayOpen(): (address: string) => boolean {
  const { user } = useAdminAuth();
  return (address) => user !== undefined && mayOpenPage(user.role, address);
}
