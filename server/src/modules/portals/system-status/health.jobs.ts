import type { WatchedPart } from '@oja/contract/system-status';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { readLastAudit } from '../money-watch/index.ts';
import { checkParts } from './check-parts.ts';
import { foldHealth, insertHealth } from './health.store.ts';
import { isQueueStuck } from './queue.queries.ts';

/**
 * Checks every part once a minute and stores the results. A minute without a run, because the database or the worker
 * was down, has no row, and the page shows it as unknown.
 */
export const watchHealth = defineJob({
  name: 'watch_health',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const at = deps.now();
    await insertHealth(deps.db, await lookAtParts(deps), at);
    await foldHealth(deps.db, at);
  },
});

async function lookAtParts(
  deps: Pick<Deps, 'config' | 'db' | 'mail' | 'storage' | 'paystack'>,
): Promise<{ part: WatchedPart; ok: boolean }[]> {
  const [asked, stuck, lastAudit] = await Promise.all([
    checkParts(deps),
    isQueueStuck(deps.db),
    readLastAudit(deps),
  ]);
  const { database, paystack, mail, storage } = asked;
  const seen: { part: WatchedPart; ok: boolean }[] = [
    { part: 'database', ok: database.ok },
    { part: 'queue', ok: !stuck },
    { part: 'paystack', ok: paystack.ok },
    { part: 'mail', ok: mail.ok },
    { part: 'storage', ok: storage.ok },
  ];
  // Before the first audit it is unknown whether the books balance.
  return lastAudit === null ? seen : [...seen, { part: 'ledger', ok: lastAudit.clean }];
}
