import { z } from 'zod';
import { lastCallAt } from '../../domain/purchase/purchase-window.ts';
import { type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { defineJob } from '../../jobs/job.ts';
import { pollRows } from '../row-polls/index.ts';
import { callBeforeEnd } from './call-before-end.ts';
import { completeDue } from './complete-due.ts';
import { findDue } from './purchase.queries.ts';
import type { PurchaseRow } from './purchase.store.ts';
import { payReward } from './reward-referrer.ts';
import { windowKey } from './window-key.ts';

const atOnce = 500;

/** Made with every purchase, for a day before its window ends; it makes the next one. */
export const remindBuyer = defineJob({
  name: 'remind_buyer',
  payload: z.object({ purchaseId: z.uuid() }),
  attempts: 5,
  run: (deps, { purchaseId }) => callBeforeEnd(deps, purchaseId),
});

/** Reminds of the end of a window; it replaces the job of an earlier window that still waits. */
export function windowJob({ id: purchaseId, disputeEnd }: Pick<PurchaseRow, 'id' | 'disputeEnd'>): QueuedJob {
  const options = { runAt: lastCallAt({ disputeEnd }), key: windowKey(purchaseId) };
  return toQueue(remindBuyer, { purchaseId }, options);
}

/** For the moment at which a purchase is due. */
export const completePurchase = defineJob({
  name: 'complete_purchase',
  payload: z.object({ purchaseId: z.uuid() }),
  attempts: 5,
  async run(deps, { purchaseId }) {
    await completeDue(deps, purchaseId);
  },
});

const pollName = 'complete_purchases';

/** Finds the purchases that a lost job, a stopped server or a clock that jumped left behind; alone it would do. */
export const completePurchases = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const rowIds = await findDue(deps.db, { poll: pollName, now: deps.now(), limit: atOnce });
    await pollRows(deps, {
      name: pollName,
      rowIds,
      async handle(purchaseId) {
        await completeDue(deps, purchaseId);
        return undefined;
      },
    });
  },
});

export const rewardReferrer = defineJob({
  name: 'reward_referrer',
  payload: z.object({ purchaseId: z.uuid() }),
  attempts: 8,
  run: (deps, { purchaseId }) => payReward(deps, purchaseId),
});
