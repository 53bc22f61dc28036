import type { AttentionReason } from '@oja/contract/payouts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { cancelGraceMs } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { addJobs, toQueue } from '../../../jobs/enqueue.ts';
import { sendWithdrawal } from './payout.jobs.ts';

/** Sends the withdrawals that waited for this reason, of one person or of all, none before its cancellation period is over. */
export async function sendWaiting(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { attention, userId }: { attention: AttentionReason; userId?: string },
): Promise<void> {
  let waiting = tx.selectFrom('withdrawals').select('id').where('attention', '=', attention);
  if (userId !== undefined) waiting = waiting.where('userId', '=', userId);
  const resumed = await tx
    .updateTable('withdrawals')
    .set({
      attention: null,
      note: null,
      nextCheckAt: sql<Date>`greatest(${deps.now()}, created_at + ${cancelGraceMs} * interval '1 millisecond')`,
    })
    .where('id', 'in', waiting.orderBy('id').forNoKeyUpdate())
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
}
