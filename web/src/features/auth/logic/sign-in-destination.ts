import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { isStaffUser } from '@/lib/auth/restore-session';

/** Where a person goes after signing in. Staff who must use two-factor sign-in set it up before anything else. */
export function signInDestination(user: AuthUser): string {
  if (lacksTwoFactor(user)) return `${paths.dashboard.settings}#two-factor`;
  return isStaffUser(user) ? paths.admin.overview : paths.dashboard.overview;
}

export function lacksTwoFactor(user: AuthUser): boolean {
  return 'twoFactorMissing' in user && user.twoFactorMissing;
}
