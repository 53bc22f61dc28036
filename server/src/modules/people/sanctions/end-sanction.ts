import type { Tx } from '../../../db/transaction.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { answersProposals, notifyAdmins, type UserRow, updateUser } from '../accounts/index.ts';
import { closeSanction, type SanctionRow } from './sanction.store.ts';
import { effects, type LightKind } from './sanction-effects.ts';

export interface SanctionEnd {
  /** Undefined for an account that was erased meanwhile. */
  target: UserRow | undefined;
  /** Without an id when its time is over. */
  by: Actor;
  /** The person reads it. Null when its time is over. */
  reason: string | null;
  now: Date;
}

/** Ends a sanction that stands, under the lock of the person, together with what it stopped. */
export async function endSanction(tx: Tx, row: SanctionRow, end: SanctionEnd): Promise<void> {
  const { target, by, reason, now } = end;
  await closeSanction(tx, row.id, { at: now, by: by.id, reason });
  if (row.kind === 'suspension') {
    if (target?.status === 'banned')
      await reopenAccount(tx, { target, by, reason, shownReason: reason, now });
    return;
  }
  await effects[row.kind].end(tx, row, now);
  await audit(tx, {
    actor: by,
    action: actions[row.kind],
    subject: { kind: 'user', id: row.userId },
    before: { sanction: row.id, until: row.endsAt },
    ...(reason ? { reason } : {}),
  });
  if (!target) return;
  const isStillStopped = await effects[row.kind].isStillStopped(tx, target);
  await notify(tx, 'sanction_ended', row.userId, { sanction: row.kind, reason, isStillStopped }, now);
}

const actions = {
  warning: 'user.warning_withdrawn',
  selling_paused: 'user.selling_resumed',
  withdrawals_paused: 'user.withdrawals_resumed',
} as const satisfies Record<LightKind, string>;

/** Lets a suspended or inactive person in again. */
export async function reopenAccount(
  tx: Tx,
  change: {
    target: UserRow;
    by: Actor;
    reason?: string | null | undefined;
    /** The reason as the person reads it, if that is meant for them. */
    shownReason: string | null;
    now: Date;
  },
): Promise<void> {
  const { target, by, reason, shownReason, now } = change;
  const wasSuspended = target.status === 'banned';
  await updateUser(tx, target.id, { status: 'active' });
  await audit(tx, {
    actor: by,
    action: wasSuspended ? 'user.unsuspended' : 'user.activated',
    subject: { kind: 'user', id: target.id },
    before: { status: target.status },
    after: { status: 'active' },
    ...(reason ? { reason } : {}),
  });
  const maySell = target.sellingStop === null && !target.sellingPaused;
  if (wasSuspended) await notify(tx, 'account_unsuspended', target.id, { reason: shownReason, maySell }, now);
  if (answersProposals(target.role))
    await notifyAdmins(tx, { target, role: target.role, what: 'reactivated', by, now });
}
