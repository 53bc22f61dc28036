import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { pollRows } from '../../platform/row-polls/index.ts';
import { completeDue } from './complete-due.ts';
import { findDue } from './purchase.queries.ts';
import { completePurchase, remindBuyer, rewardReferrer } from './purchase-job-specs.ts';
import { remindBeforeWindowEnds } from './remind-before-window-ends.ts';
import { payReward } from './reward-referrer.ts';

const atOnce = 500;

export const purchaseWindowJobs = [
  defineJob({ ...remindBuyer, run: (deps, { purchaseId }) => remindBeforeWindowEnds(deps, purchaseId) }),
  defineJob({
    ...completePurchase,
    async run(deps, { purchaseId }) {
      await completeDue(deps, purchaseId);
    },
  }),
  defineJob({ ...rewardReferrer, run: (deps, { purchaseId }) => payReward(deps, purchaseId) }),
];

const pollName = 'complete_purchases';

/** Completes purchases whose job was lost, by a stopped server or a clock that jumped; it would suffice on its own. */
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
