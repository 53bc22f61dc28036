import { paths } from '@/config/paths';
import type { AuthUser } from './auth-store';
import { isStaffUser } from './restore-session';
import { returnPathOf } from './return-path';

/** Where a signed-in person belongs. Staff who must use two-factor sign-in set it up before anything else. */
export function homePathOf(user: AuthUser): string {
  if (lacksTwoFactor(user)) return `${paths.dashboard.settings}#two-factor`;
  return isStaffUser(user) ? paths.adminHome : paths.dashboard.overview;
}

/** Where a sign-in redirects: to the return path in the URL of the sign-in page, if there is one. */
export function arrivalPathOf(user: AuthUser, search: string): string {
  if (lacksTwoFactor(user)) return homePathOf(user);
  return returnPathOf(search, isStaffUser(user) ? 'staff' : 'trader') ?? homePathOf(user);
}

export function lacksTwoFactor(user: AuthUser): boolean {
  return 'twoFactorMissing' in user && user.twoFactorMissing;
}
