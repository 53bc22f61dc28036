import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { pollRows } from '../../platform/row-polls/index.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { findWithdrawalsToCheck } from './withdrawal.queries.ts';

const atOnce = 100;
const earlyMs = 1_000;

export const sendWithdrawal = defineJob({
  name: 'send_withdrawal',
  payload: z.object({ withdrawalId: z.uuid() }),
  attempts: 5,
  runner: 'gateway',
  async run(deps, { withdrawalId }) {
    const due = await isDue(deps, withdrawalId);
    if (due) await advanceWithdrawal(deps, withdrawalId);
  },
});

/** The queue uses the machine's clock; the cancellation period is measured by ours. */
async function isDue(deps: Pick<Deps, 'db' | 'now'>, withdrawalId: string): Promise<boolean> {
  const { nextCheckAt } = await deps.db
    .selectFrom('withdrawals')
    .select('nextCheckAt')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return nextCheckAt !== null && nextCheckAt.getTime() - deps.now().getTime() <= earlyMs;
}

const pollName = 'poll_withdrawals';

/** Finds withdrawals that a lost job or a stopped server left behind. */
export const pollWithdrawals = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  runner: 'gateway',
  async run(deps) {
    const rowIds = await findWithdrawalsToCheck(deps.db, { poll: pollName, now: deps.now(), limit: atOnce });
    await pollRows(deps, { name: pollName, rowIds, handle: (rowId) => advanceWithdrawal(deps, rowId) });
  },
});
