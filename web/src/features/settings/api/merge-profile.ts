import type { PortalUser } from '@oja/contract/accounts';
import type { AuthUser } from '@/lib/auth/auth-store';

/**
 * The person of the auth record after their profile changed. The calls of this page answer everybody in the words
 * of the user portal; staff keep their real role and what only the staff answer knows.
 */
export function mergeProfile(current: AuthUser, saved: PortalUser): AuthUser {
  if (!('twoFactorMissing' in current)) return saved;
  return { ...saved, role: current.role, twoFactorMissing: current.twoFactorMissing };
}

/** The same person with two-factor sign-in switched; it is refused to switch it off where it is required. */
export function withTwoFactor(current: AuthUser, twoFactorEnabled: boolean): AuthUser {
  if (!('twoFactorMissing' in current)) return { ...current, twoFactorEnabled };
  return { ...current, twoFactorEnabled, twoFactorMissing: false };
}
