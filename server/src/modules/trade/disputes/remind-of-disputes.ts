import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isReminderDue, remindedBefore } from '../../../domain/dispute/staff-reminders.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { listCaseStaff, lockPurchase, updateDispute } from '../purchases/index.ts';
import { findBarredEscalator } from './ruling-makers.ts';

/**
 * Reminds the staff every day of escalated disputes that were not decided in time: nothing but their decision ends one when
 * both sides are silent.
 */
export const remindOfDisputes = definePoll({
  name: 'remind_of_disputes',
  find: findLate,
  handle: remindOfDispute,
});

async function findLate(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('purchaseId')
    .where('status', '=', 'escalated')
    .where('staffDueAt', '<=', now)
    .where((where) =>
      where.or([
        where('staffRemindedAt', 'is', null),
        where('staffRemindedAt', '<', where.ref('staffDueAt')),
        where('staffRemindedAt', '<=', remindedBefore(now)),
      ]),
    )
    .where('ruledAt', 'is', null)
    .where(isNotPostponed(poll, sql.ref('disputes.purchase_id'), now))
    .orderBy('staffDueAt')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}

/** Safe to call at any time: nothing is done about a dispute that is over, ruled on or not late. */
async function remindOfDispute(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    if (dispute?.status !== 'escalated' || dispute.ruledAt !== null) return;
    const now = deps.now();
    const { staffDueAt: dueAt, staffRemindedAt: remindedAt } = dispute;
    if (!isReminderDue({ dueAt, remindedAt }, now)) return;
    await updateDispute(tx, dispute.id, { staffRemindedAt: now });
    const { number, handle } = purchase;
    const reason = disputeReasonLabels[dispute.reason];
    const data = { reference: transactionReference(number), handle, purchaseId, reason, dueAt };
    const barredId = await findBarredEscalator(tx, { purchase, dispute });
    const staff = (await listCaseStaff(tx, purchase)).filter((id) => id !== barredId);
    await notifyAll(
      tx,
      staff.map((id) => draftNotification('dispute_needs_admin', id, data)),
      now,
    );
  });
}
