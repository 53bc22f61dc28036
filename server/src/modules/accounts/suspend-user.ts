import type { UserStatus } from '@oja/contract/accounts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../audit/index.ts';
import { listingsChanged } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { endSessions } from './session.store.ts';
import { updateUser } from './user.store.ts';

interface StatusChange {
  userId: string;
  by: StaffMember;
  reason?: string | undefined;
}

interface Suspension extends StatusChange {
  /** What happens in the same transaction, such as deciding the report that led to it. */
  alongside?: (tx: Tx) => Promise<void>;
}

/**
 * Locks somebody out at once: every session ends, what they offer leaves the market, and withdrawals stay where they
 * are. Purchases that have begun go on, because the other side did nothing wrong. Doing it twice changes nothing.
 */
export async function suspendUser(deps: Deps, change: Suspension): Promise<{ status: UserStatus }> {
  const { userId, by, reason } = change;
  await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    await change.alongside?.(tx);
    if (target.status === 'banned') return;
    const now = deps.now();
    await updateUser(tx, userId, { status: 'banned' });
    const endedSessions = await endSessions(tx, { userId, now });
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
  listingsChanged(deps);
  return { status: 'banned' };
}

/** Lets somebody back in, suspended or never active, and what they offer is on the market again. */
export async function unsuspendUser(
  deps: Deps,
  change: StatusChange,
): Promise<{ status: UserStatus; before: UserStatus }> {
  const { userId, by, reason } = change;
  const outcome = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    const result = { status: 'active', before: target.status } as const;
    if (target.status === 'active') return result;
    await updateUser(tx, userId, { status: 'active' });
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
  listingsChanged(deps);
  return outcome;
}
