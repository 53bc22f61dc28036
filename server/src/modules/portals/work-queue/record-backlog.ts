import { dayMs } from '@oja/contract/durations';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastClosed, mondayOf } from '../../../domain/figures/figure-periods.ts';
import { startOfLagosDay } from '../../../domain/lagos-days.ts';
import { defineJob } from '../../../jobs/job.ts';
import { readBacklog } from './backlog.queries.ts';

/** A week is recorded within this time of its end, or not at all: later figures would be those of another day. */
const recordedWithinMs = dayMs;

/** Runs every hour and records the backlog of the week that ended last, once. */
export const recordBacklog = defineJob({
  name: 'record_backlog',
  payload: z.object({}),
  attempts: 3,
  run: recordLastWeek,
});

export async function recordLastWeek(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const recordedAt = deps.now();
    const endedAt = startOfLagosDay(mondayOf(recordedAt));
    if (recordedAt.getTime() - endedAt.getTime() >= recordedWithinMs) return;
    const week = lastClosed('weekly', recordedAt);
    const backlog = await readBacklog(tx, recordedAt);
    await tx
      .insertInto('backlogWeeks')
      .values(backlog.map((row) => ({ ...row, week, recordedAt })))
      .onConflict((conflict) => conflict.columns(['week', 'kind']).doNothing())
      .execute();
  });
}
