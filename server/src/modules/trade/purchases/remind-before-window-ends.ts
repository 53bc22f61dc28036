import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isReminderDue, reminderAt } from '../../../domain/purchase/purchase-window.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lockPurchase, type PurchaseRow, recordEvent } from './purchase.store.ts';
import { completePurchase } from './purchase-job-specs.ts';
import { windowKey } from './window-key.ts';

/**
 * Reminds the buyer of an open purchase, once per window, that the window ends soon, and enqueues the job that
 * completes it. Safe to run late, early or again.
 */
export function remindBeforeWindowEnds(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { purchase } = await lockPurchase(tx, purchaseId);
    if (purchase.status !== 'pending') return;
    const now = deps.now();
    if (isReminderDue(purchase, now) && !(await wasReminded(tx, purchase))) await remind(tx, purchase, now);
    const options = { runAt: purchase.autoCompleteAt, key: windowKey(purchaseId) };
    await enqueue(tx, completePurchase, { purchaseId }, options);
  });
}

async function remind(tx: Tx, purchase: PurchaseRow, now: Date): Promise<void> {
  const { id: purchaseId, buyerId, handle, status, disputeEnd: until } = purchase;
  await recordEvent(tx, {
    purchaseId,
    happenedAt: now,
    transition: 'last_call',
    fromStatus: status,
    toStatus: status,
    actor: 'clock',
    actorId: null,
    text: null,
  });
  await notify(tx, 'window_ends_soon', buyerId, { handle, until }, now);
}

/**
 * Whether the buyer was reminded of this end of the window. A replacement opens another window, a withdrawn dispute prolongs
 * it, and a step that is done anew moves its end.
 */
async function wasReminded(tx: Tx, purchase: PurchaseRow): Promise<boolean> {
  const { id, disputeStart } = purchase;
  const latest = await tx
    .selectFrom('purchaseEvents')
    .select(['transition', 'happenedAt'])
    .where('purchaseId', '=', id)
    .where('transition', 'in', ['last_call', 'withdraw_dispute'])
    .where('happenedAt', '>=', disputeStart)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.transition === 'last_call' && latest.happenedAt >= reminderAt(purchase);
}
