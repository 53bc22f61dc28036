import { dayMs } from '@oja/contract/durations';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { erasureDays } from '../../../domain/personal-data/personal-data.ts';
import { defineJob } from '../../../jobs/job.ts';
import { applyErasureRules } from './apply-erasure-rules.ts';

const peopleAtOnce = 200;

/**
 * Runs every hour and applies the erasure rules that have become due. A user who was erased by an older version, or
 * restored from a backup, gets every rule that is due.
 */
export const applyRetention = defineJob({
  name: 'apply_retention',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    for (const days of erasureDays) {
      for (const userId of await findDue(deps, days)) {
        // Each user is handled on their own: one failure must not hold up the others.
        await applyTo(deps, userId, days).catch((error: unknown) =>
          deps.log.error({ err: error, userId, days }, 'a retention rule could not be applied'),
        );
      }
    }
  },
});

async function findDue(deps: Pick<Deps, 'db' | 'now'>, days: number): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('users')
    .select('id')
    .where('erasedAt', '<=', new Date(deps.now().getTime() - days * dayMs))
    .where((where) => where(where.fn.coalesce('erasedThroughDays', where.lit(-1)), '<', days))
    .orderBy('erasedAt')
    .limit(peopleAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

async function applyTo(deps: Pick<Deps, 'db' | 'now'>, userId: string, days: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email, erasedThroughDays } = await tx
      .selectFrom('users')
      .select(['email', 'erasedThroughDays'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if ((erasedThroughDays ?? -1) >= days) return;
    await applyErasureRules(tx, { userId, email, now: deps.now() }, days);
  });
}
