import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { lockFreeze, readFreeze } from './freeze-payouts.ts';
import { sendWaiting } from './send-waiting.ts';

/**
 * Lifts the freeze. A transfer that read it before has recorded by then that it waits, because the lock waits for its
 * transaction; so the job, which starts after this commit, finds every waiting withdrawal.
 */
export async function resumeByStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { reason: string; actor: Actor & { id: string } },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { reason, actor } = input;
    await lockActingStaff(tx, actor.id, 'money');
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
      .set({ liftedAt: deps.now() })
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
    await inTransaction(deps.db, (tx) => sendWaiting(tx, deps, { attention: 'payouts_frozen' }));
  },
});
