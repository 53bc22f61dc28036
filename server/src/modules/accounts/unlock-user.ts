import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { clearFailures, lockFailures } from './sign-in-failures.store.ts';

/**
 * Lets somebody sign in again before the lock ends by itself. Their failures are forgotten with it, and they are told,
 * so that a lock which a thief talks away does not go unseen.
 */
export async function unlockUser(
  deps: Deps,
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
