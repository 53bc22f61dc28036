import { paths } from '@/config/paths';
import type { AuthUser } from './auth-store';
import { isStaffUser } from './restore-session';
import { returnPathOf } from './return-path';

/** Where a signed-in person belongs. Staff who must use two-factor sign-in set it up before anything else. */
export function homePathOf(user: AuthUser): string {
  if (lacksTwoFactor(user)) return `${paths.dashboard.settings}#two-factor`;
  return isStaffUser(user) ? paths.admin.overview : paths.dashboard.overview;
}

/** Where signing in leads: back to what somebody wanted, where the address of the sign-in page names it. */
export function arrivalPathOf(user: AuthUser, search: string): string {
  return (isStaffUser(user) ? undefined : returnPathOf(search)) ?? homePathOf(user);
}

export function lacksTwoFactor(user: AuthUser): boolean {
  return 'twoFactorMissing' in user && user.twoFactorMissing;
}
