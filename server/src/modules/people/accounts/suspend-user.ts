import type { UserStatus } from '@oja/contract/accounts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { endSessions } from './session.store.ts';
import { updateUser } from './user.store.ts';

interface StatusChange {
  userId: string;
  by: StaffMember;
  reason?: string | undefined;
  /** What follows from it elsewhere, such as deciding the report that led to it. */
  inSameTransaction?: (tx: Tx) => Promise<void>;
}

/**
 * Suspends a user at once: every session ends, their listings leave the market, and withdrawals are held. Purchases
 * that have begun continue, because the other party did nothing wrong. Idempotent.
 */
export async function suspendUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  change: StatusChange,
): Promise<{ status: UserStatus }> {
  const { userId, by, reason } = change;
  await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    await change.inSameTransaction?.(tx);
    if (target.status === 'banned') return;
    const now = deps.now();
    await updateUser(tx, userId, { status: 'banned' });
    const endedSessions = await endSessions(tx, { userId, now, reason: 'suspended' });
    await audit(tx, {
      actor: by,
      action: 'user.suspended',
      subject: { kind: 'user', id: userId },
      before: { status: target.status },
      after: { status: 'banned', endedSessions },
      ...(reason ? { reason } : {}),
    });
    await notify(tx, 'account_suspended', userId, { reason: reason ?? null }, now);
  });
  deps.market.changed();
  return { status: 'banned' };
}

/** Reactivates a suspended or inactive user, and returns their listings to the market. Idempotent. */
export async function unsuspendUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  change: StatusChange,
): Promise<{ status: UserStatus; before: UserStatus }> {
  const { userId, by, reason } = change;
  const outcome = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    const result = { status: 'active', before: target.status } as const;
    if (target.status === 'active') return result;
    await updateUser(tx, userId, { status: 'active' });
    await change.inSameTransaction?.(tx);
    await audit(tx, {
      actor: by,
      action: target.status === 'banned' ? 'user.unsuspended' : 'user.activated',
      subject: { kind: 'user', id: userId },
      before: { status: target.status },
      after: { status: 'active' },
      ...(reason ? { reason } : {}),
    });
    if (target.status === 'banned') await notify(tx, 'account_unsuspended', userId, {}, deps.now());
    return result;
  });
  deps.market.changed();
  return outcome;
}
