import { staffWith } from '@oja/contract/access';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isReminderDue, remindedBefore } from '../../../domain/dispute/staff-reminders.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { lockPurchase, type PurchaseRow } from '../purchases/index.ts';
import { type AppealRow, lockAppeal, lockRuling, type RulingRow, updateAppeal } from './ruling.store.ts';
import { findBarredApprover } from './ruling-makers.ts';

/** Reminds staff every day of appeals that were not decided in time. */
export const watchAppeals = definePoll({ name: 'watch_appeals', find: findLate, handle: remindOfAppeal });

async function findLate(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('appeals')
    .select('purchaseId')
    .where('status', '=', 'open')
    .where('dueAt', '<=', now)
    .where((where) =>
      where.or([where('remindedAt', 'is', null), where('remindedAt', '<=', remindedBefore(now))]),
    )
    .where(isNotPostponed(poll, sql.ref('appeals.purchase_id'), now))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}

/** Safe to call at any time: nothing is done about an appeal that is decided or not late. */
async function remindOfAppeal(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const ruling = dispute && (await lockRuling(tx, dispute.id));
    const appeal = dispute && (await lockAppeal(tx, dispute.id));
    const now = deps.now();
    if (ruling === undefined || appeal?.status !== 'open' || !isReminderDue(appeal, now)) return;
    await updateAppeal(tx, appeal.id, { remindedAt: now });
    await notifyDeciders(tx, purchase, { appeal, ruling, state: 'late', now });
  });
}

/** Notifies the staff who may decide an appeal: not who made the ruling, and no party. */
export async function notifyDeciders(
  tx: Tx,
  purchase: PurchaseRow,
  about: {
    appeal: Pick<AppealRow, 'side' | 'dueAt'>;
    ruling: RulingRow;
    state: 'opened' | 'late';
    now: Date;
  },
): Promise<void> {
  const { id: purchaseId, number, handle, buyerId, sellerId } = purchase;
  const { appeal, ruling, state, now } = about;
  const { side, dueAt } = appeal;
  const data = { reference: transactionReference(number), handle, purchaseId, side, state, dueAt };
  const excluded = [ruling.decidedBy, await findBarredApprover(tx, { purchase, ruling }), buyerId, sellerId];
  const staff = (await listStaff(tx, staffWith('cases'))).filter((staffId) => !excluded.includes(staffId));
  await notifyAll(
    tx,
    staff.map((staffId) => draftNotification('appeal_needs_admin', staffId, data)),
    now,
  );
}
