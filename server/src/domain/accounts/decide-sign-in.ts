import { isStaff, type Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';

export type SignInPortal = 'user' | 'staff';

export type SignInDecision =
  | { outcome: 'session' }
  | { outcome: 'challenge' }
  /** The stored hash has changed since it was verified: the password must be checked again. */
  | { outcome: 'hash_replaced' }
  | { outcome: 'refused'; code: 'credentials_wrong' | 'account_suspended' | 'account_inactive' };

/**
 * The outcome of a sign-in with a verified password, decided from the locked row. The password was verified before the
 * lock was held, so everything it depended on is compared again.
 */
export function decideSignIn(input: {
  user: { role: Role; status: UserStatus; passwordHash: string; twoFactorEnabledAt: Date | null } | undefined;
  verifiedHash: string;
  portal: SignInPortal;
}): SignInDecision {
  const { user, verifiedHash, portal } = input;
  if (user === undefined || !belongsTo(portal, user.role)) {
    return { outcome: 'refused', code: 'credentials_wrong' };
  }
  if (user.passwordHash !== verifiedHash) return { outcome: 'hash_replaced' };
  if (user.status === 'banned') return { outcome: 'refused', code: 'account_suspended' };
  if (user.status === 'inactive') return { outcome: 'refused', code: 'account_inactive' };
  return { outcome: user.twoFactorEnabledAt === null ? 'session' : 'challenge' };
}

export function belongsTo(portal: SignInPortal, role: Role): boolean {
  return isStaff(role) === (portal === 'staff');
}
