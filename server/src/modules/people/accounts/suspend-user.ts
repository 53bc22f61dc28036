import type { UserStatus } from '@oja/contract/accounts';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { adminEnds, proposeAdminChange, tellAdmins } from './admin-changes.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { endSessions } from './session.store.ts';
import { type UserRow, updateUser } from './user.store.ts';

interface StatusChange {
  userId: string;
  by: StaffMember;
  reason?: string | undefined;
  /** What follows from it elsewhere, such as deciding the report that led to it. */
  inSameTransaction?: (tx: Tx) => Promise<void>;
}

/**
 * Suspends a user at once: every session ends, their listings leave the market, and withdrawals are held. Purchases
 * that have begun continue, because the other party did nothing wrong. Idempotent. An administrator may need the approval
 * of a second one.
 */
export async function suspendUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  change: StatusChange & { provenBy?: ProofSubject },
): Promise<{ status: UserStatus; approval: WaitingApproval }> {
  const { userId, by, reason, provenBy } = change;
  const outcome = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    await change.inSameTransaction?.(tx);
    if (target.status === 'banned') return { status: target.status, approval: null };
    const now = deps.now();
    if (target.role === 'admin') {
      const proposal = { target, change: { kind: 'suspend' }, reason, by, provenBy } as const;
      const approval = await proposeAdminChange(tx, proposal, now);
      if (approval !== null) return { status: target.status, approval };
    }
    await suspend(tx, { target, by, reason, now });
    return { status: 'banned', approval: null } as const;
  });
  deps.market.changed();
  return outcome;
}

/** Suspends a user under their lock. */
export async function suspend(
  tx: Tx,
  change: { target: UserRow; by: Actor; reason?: string | undefined; now: Date },
): Promise<void> {
  const { target, by, reason, now } = change;
  const { id: userId } = target;
  await updateUser(tx, userId, { status: 'banned', ...adminEnds(target, now) });
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
  if (target.role === 'admin') await tellAdmins(tx, { target, what: 'suspended', by, now });
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
