import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { findWithdrawalsToCheck } from './withdrawal.queries.ts';

const atOnce = 100;
const earlyMs = 1_000;

export const sendWithdrawal = defineJob({
  name: 'send_withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  attempts: 5,
  async run(deps, { withdrawalId }) {
    const due = await isDue(deps, withdrawalId);
    if (due) await advanceWithdrawal(deps, withdrawalId);
  },
});

/** The queue has a clock of its own; the moment to think again is measured by ours. */
async function isDue(deps: Deps, withdrawalId: string): Promise<boolean> {
  const { nextCheckAt } = await deps.db
    .selectFrom('withdrawals')
    .select('nextCheckAt')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return nextCheckAt !== null && nextCheckAt.getTime() - deps.now().getTime() <= earlyMs;
}

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
