import { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { type HoldReason, holdAttentions } from './payout-hold.queries.ts';
import { sendWaiting } from './send-waiting.ts';

/*
 * A hold on all payouts of one person: an open chargeback, an open claim about a sale, or a sanction of staff. The
 * caller has locked the row of the person for update, as a request does; sending shares that lock. So a hold is placed
 * wholly before or after each of them: a later request is refused, and what was requested before waits with its money
 * set aside.
 */

export async function placeHold(
  tx: Tx,
  hold: { userId: string; subjectId: string; reason: HoldReason; endsAt?: Date | null; at: Date },
): Promise<void> {
  const { userId, subjectId, reason, endsAt = null, at: placedAt } = hold;
  await tx.insertInto('payoutHolds').values({ subjectId, userId, reason, placedAt, endsAt }).execute();
}

/** Lifts one hold. What waited is sent by a job, unless another hold is left. */
export async function liftHold(tx: Tx, hold: { userId: string; subjectId: string; at: Date }): Promise<void> {
  const { userId, subjectId, at: liftedAt } = hold;
  await tx.updateTable('payoutHolds').set({ liftedAt }).where('subjectId', '=', subjectId).execute();
  await enqueue(tx, sendHeldWithdrawals, { userId });
}

/** Sends what waited for a hold, no withdrawal before its cancellation period is over. */
export const sendHeldWithdrawals = defineJob({
  name: 'send_held_withdrawals',
  payload: z.object({ userId: z.uuid() }),
  attempts: 5,
  async run(deps, { userId }) {
    await inTransaction(deps.db, async (tx) => {
      for (const attention of Object.values(holdAttentions))
        await sendWaiting(tx, deps, { attention, userId });
    });
  },
});
