import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { countedFrom } from '../../../domain/recall/decide-standing.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { declareJob } from '../../../jobs/job.ts';

/** Draws the consequences of a seller's recalls. */
export const followRecalls = declareJob({
  name: 'follow_recalls',
  payload: z.object({
    sellerId: z.uuid(),
    // Set when the job is queued, so that a second run notifies once. Jobs that an earlier version queued have none.
    notificationId: z.uuid().default(() => randomUUID()),
  }),
  attempts: 8,
});

/**
 * Records that the account of a purchase went back to its seller. The consequences follow in a job, because they lock
 * the seller, which comes before the purchase in the order of locks.
 */
export async function recordRecall(
  tx: Tx,
  recall: { purchaseId: string; sellerId: string; source: 'claim' | 'dispute'; happenedAt: Date },
): Promise<void> {
  await tx.insertInto('recalls').values(recall).execute();
  await enqueue(tx, followRecalls, { sellerId: recall.sellerId });
}

/** The recalls of a seller that still count. */
export async function readRecalls(db: Db | Tx, sellerId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('recalls')
    .select('happenedAt')
    .where('sellerId', '=', sellerId)
    .where('happenedAt', '>', countedFrom(now))
    .execute();
  return rows.map(({ happenedAt }) => happenedAt);
}
