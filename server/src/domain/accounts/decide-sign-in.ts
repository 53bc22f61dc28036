import { isStaff, type Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';

export type Door = 'user' | 'staff';

export type SignInDecision =
  | { outcome: 'session' }
  | { outcome: 'challenge' }
  /** The hash is another one than the one that was verified: the password must be checked again. */
  | { outcome: 'hash_replaced' }
  | { outcome: 'refused'; code: 'credentials_wrong' | 'account_suspended' | 'account_inactive' };

/**
 * What a verified password opens, decided from the row as it is under its lock. The password was verified before the
 * lock was held, so everything it depended on is compared again.
 */
export function decideSignIn(input: {
  user: { role: Role; status: UserStatus; passwordHash: string; twoFactorEnabledAt: Date | null } | undefined;
  verifiedHash: string;
  door: Door;
}): SignInDecision {
  const { user, verifiedHash, door } = input;
  if (user === undefined || !belongsTo(door, user.role)) {
    return { outcome: 'refused', code: 'credentials_wrong' };
  }
  if (user.passwordHash !== verifiedHash) return { outcome: 'hash_replaced' };
  if (user.status === 'banned') return { outcome: 'refused', code: 'account_suspended' };
  if (user.status === 'inactive') return { outcome: 'refused', code: 'account_inactive' };
  return { outcome: user.twoFactorEnabledAt === null ? 'session' : 'challenge' };
}

export function belongsTo(door: Door, role: Role): boolean {
  return isStaff(role) === (door === 'staff');
}
