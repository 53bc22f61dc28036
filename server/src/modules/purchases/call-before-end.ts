import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isLastCall } from '../../domain/purchase/purchase-window.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/index.ts';
import { completePurchase } from './purchase.jobs.ts';
import { lockDeal, noteEvent, type PurchaseRow } from './purchase.store.ts';
import { windowKey } from './window-key.ts';

/**
 * Tells the buyer of an open purchase that the window is nearly over, once for each window, and leaves the rest to the
 * job that completes it. Harmless when it runs late, early or again.
 */
export function callBeforeEnd(deps: Deps, purchaseId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { purchase } = await lockDeal(tx, purchaseId);
    if (purchase.status !== 'pending') return;
    const now = deps.now();
    if (isLastCall(purchase, now) && !(await wasCalled(tx, purchase))) await call(tx, purchase, now);
    const options = { runAt: purchase.autoCompleteAt, key: windowKey(purchaseId) };
    await enqueue(tx, completePurchase, { purchaseId }, options);
  });
}

async function call(tx: Tx, purchase: PurchaseRow, now: Date): Promise<void> {
  const { id: purchaseId, buyerId, handle, status, disputeEnd: until } = purchase;
  await noteEvent(tx, {
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

/** In this window: a replacement opens another one. */
async function wasCalled(tx: Tx, { id, disputeStart }: PurchaseRow): Promise<boolean> {
  const called = await tx
    .selectFrom('purchaseEvents')
    .select('id')
    .where('purchaseId', '=', id)
    .where('transition', '=', 'last_call')
    .where('happenedAt', '>=', disputeStart)
    .limit(1)
    .executeTakeFirst();
  return called !== undefined;
}
