import { defineJob } from '../../../jobs/job.ts';
import { definePoll } from '../../platform/row-polls/index.ts';
import { completeDue } from './complete-due.ts';
import { findDue } from './purchase.queries.ts';
import { completePurchase, remindBuyer, rewardReferrer } from './purchase-job-specs.ts';
import { remindBeforeWindowEnds } from './remind-before-window-ends.ts';
import { payReward } from './reward-referrer.ts';

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

/** Completes purchases whose job was lost, by a stopped server or a clock that jumped; it would suffice on its own. */
export const completePurchases = definePoll({
  name: 'complete_purchases',
  find: findDue,
  handle: completeDue,
});
