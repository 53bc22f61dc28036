import type { AuthUser } from './auth-store';

/** True for people who signed in at the staff door; their current-user call is another one. */
export function isStaffUser(user: AuthUser): boolean {
  return 'twoFactorMissing' in user;
}
