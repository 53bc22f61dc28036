import type { WatchedPart } from '@oja/contract/system-status';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { readLastAudit } from '../money-watch/index.ts';
import { checkParts } from './check-parts.ts';
import { foldHealth, keepHealth } from './health.store.ts';
import { isQueueStuck } from './queue.queries.ts';

/**
 * Looks at every part once a minute and keeps what it saw. A minute in which no job could run, because the database or
 * the worker was away, leaves no line: nobody watched then, and the page says so.
 */
export const watchHealth = defineJob({
  name: 'watch_health',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const at = deps.now();
    await keepHealth(deps.db, await lookAtParts(deps), at);
    await foldHealth(deps.db, at);
  },
});

async function lookAtParts(deps: Deps): Promise<{ part: WatchedPart; ok: boolean }[]> {
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
  // Before the first audit nobody knows whether the books balance.
  return lastAudit === null ? seen : [...seen, { part: 'ledger', ok: lastAudit.clean }];
}
