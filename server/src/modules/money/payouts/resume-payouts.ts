import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { cancelGraceMs } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { addJobs, enqueue, toQueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { lockFreeze, readFreeze } from './freeze-payouts.ts';
import { sendWithdrawal } from './payout.jobs.ts';

/**
 * Lifts the freeze. A transfer that read it before has recorded by then that it waits, because the lock waits for its
 * transaction; so the job, which starts after this commit, finds every waiting withdrawal.
 */
export async function resumeByStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { reason: string; actor: Actor },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { reason, actor } = input;
    const freeze = await readFreeze(tx);
    if (freeze === undefined) throw notFrozen();
    await audit(tx, {
      actor,
      action: 'payouts.resumed',
      subject: { kind: 'payouts', id: 'all' },
      before: { frozen: true, reason: freeze.reason },
      after: { frozen: false },
      reason,
    });
    await enqueue(tx, sendFrozenWithdrawals, {});
    await lockFreeze(tx);
    const lifted = await tx
      .updateTable('payoutFreezes')
      .set({ liftedAt: deps.now(), liftedBy: actor.id, liftReason: reason })
      .where('id', '=', freeze.id)
      .where('liftedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (lifted === undefined) throw notFrozen();
  });
}

const notFrozen = () => new Refusal('state_conflict', { message: 'Payouts are not frozen.' });

/** Sends what waited for the end of a freeze, no withdrawal before its cancellation period is over. */
export const sendFrozenWithdrawals = defineJob({
  name: 'send_frozen_withdrawals',
  payload: z.object({}),
  attempts: 5,
  async run(deps) {
    await inTransaction(deps.db, async (tx) => {
      const waiting = tx
        .selectFrom('withdrawals')
        .select('id')
        .where('attention', '=', 'payouts_frozen')
        .orderBy('id')
        .forNoKeyUpdate();
      const resumed = await tx
        .updateTable('withdrawals')
        .set({
          attention: null,
          note: null,
          nextCheckAt: sql<Date>`greatest(${deps.now()}, created_at + ${cancelGraceMs} * interval '1 millisecond')`,
        })
        .where('id', 'in', waiting)
        .returning(['id', 'nextCheckAt'])
        .execute();
      const sends = resumed.map(({ id, nextCheckAt }) =>
        toQueue(
          sendWithdrawal,
          { withdrawalId: id },
          { key: `withdrawal:${id}`, ...(nextCheckAt && { runAt: nextCheckAt }) },
        ),
      );
      await addJobs(tx, sends);
    });
  },
});
