import { minuteMs } from '@oja/contract/durations';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { repeatErasureRules } from './apply-erasure-rules.ts';

/** Longer than any call of a session that was ended by the erasure. */
const waitMs = 10 * minuteMs;

/** Erases what was written by calls that were admitted before the account was closed and committed after it. */
export const repeatErasure = defineJob({
  name: 'repeat_erasure',
  payload: z.object({ userId: z.uuid() }),
  attempts: 8,
  async run(deps, { userId }) {
    await inTransaction(deps.db, async (tx) => {
      const { email } = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .where('erasedAt', 'is not', null)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await repeatErasureRules(tx, { userId, email, now: deps.now() });
    });
  },
});

export function planRepeatedErasure(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  return enqueue(tx, repeatErasure, { userId }, { runAt: new Date(now.getTime() + waitMs) });
}
