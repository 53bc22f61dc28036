import { z } from 'zod';
import { reminderAt } from '../../../domain/purchase/purchase-window.ts';
import { type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { declareJob } from '../../../jobs/job.ts';
import type { PurchaseRow } from './purchase.store.ts';
import { windowKey } from './window-key.ts';

const payload = z.object({ purchaseId: z.uuid() });

/** Enqueued with every purchase, for a day before its window ends; its handler enqueues `completePurchase`. */
export const remindBuyer = declareJob({ name: 'remind_buyer', payload, attempts: 5 });
/** Runs when a purchase is due. */
export const completePurchase = declareJob({ name: 'complete_purchase', payload, attempts: 5 });
export const rewardReferrer = declareJob({ name: 'reward_referrer', payload, attempts: 8 });

/** Reminds of the end of a window; it replaces the job of an earlier window that still waits. */
export function windowJob({ id: purchaseId, disputeEnd }: Pick<PurchaseRow, 'id' | 'disputeEnd'>): QueuedJob {
  const options = { runAt: reminderAt({ disputeEnd }), key: windowKey(purchaseId) };
  return toQueue(remindBuyer, { purchaseId }, options);
}
