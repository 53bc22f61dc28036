import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { completeDue } from './complete-due.ts';
import { findDue } from './purchase.queries.ts';
import { payReward } from './reward-referrer.ts';

const atOnce = 500;

/** Made with every purchase, for the moment at which it is due. */
export const completePurchase = defineJob({
  name: 'complete_purchase',
  payload: z.object({ purchaseId: z.uuid() }),
  attempts: 5,
  async run(deps, { purchaseId }) {
    await completeDue(deps, purchaseId);
  },
});

/**
 * Finds what a lost job, a stopped server or a clock that jumped left behind; alone it would do. Each purchase on its
 * own: one fault must not hold up the rest.
 */
export const completePurchases = defineJob({
  name: 'complete_purchases',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    for (const purchaseId of await findDue(deps.db, deps.now(), atOnce)) {
      try {
        await completeDue(deps, purchaseId);
      } catch (error) {
        deps.log.error({ err: error, purchaseId }, 'a purchase could not be completed');
      }
    }
  },
});

export const rewardReferrer = defineJob({
  name: 'reward_referrer',
  payload: z.object({ purchaseId: z.uuid() }),
  attempts: 8,
  run: (deps, { purchaseId }) => payReward(deps, purchaseId),
});
