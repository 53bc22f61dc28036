import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { findWithdrawalsToCheck } from './withdrawal.queries.ts';

const atOnce = 100;

export const sendWithdrawal = defineJob({
  name: 'send_withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  attempts: 5,
  run: (deps, { withdrawalId }) => advanceWithdrawal(deps, withdrawalId),
});

/** Finds what a lost job or a stopped server left behind. Each withdrawal on its own: one fault must not hold up the rest. */
export const pollWithdrawals = defineJob({
  name: 'poll_withdrawals',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    for (const withdrawalId of await findWithdrawalsToCheck(deps.db, deps.now(), atOnce)) {
      try {
        await advanceWithdrawal(deps, withdrawalId);
      } catch (error) {
        deps.log.error({ err: error, withdrawalId }, 'a withdrawal could not be advanced');
      }
    }
  },
});
