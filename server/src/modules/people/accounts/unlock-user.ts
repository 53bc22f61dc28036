import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { clearFailures, lockFailures } from './sign-in-failures.store.ts';

/**
 * Lifts the lock of a user before it ends. Their failures are cleared, and they are notified, so that a lock which an
 * attacker had lifted does not go unnoticed.
 */
export async function unlockUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  { userId, by, reason }: { userId: string; by: StaffMember; reason: string },
): Promise<void> {
  await changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    const now = deps.now();
    const lock = await lockFailures(tx, target.email, now);
    if (lock === undefined) {
      throw new Refusal('state_conflict', { message: 'This account is not locked any more.' });
    }
    await clearFailures(tx, target.email);
    await audit(tx, {
      actor: by,
      action: 'user.unlocked',
      subject: { kind: 'user', id: userId },
      before: { lockedUntil: lock.lockedUntil.toISOString() },
      after: { lockedUntil: null },
      reason,
    });
    await notify(tx, 'account_unlocked', userId, {}, now);
  });
}
