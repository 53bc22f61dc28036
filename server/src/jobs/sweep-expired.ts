import { z } from 'zod';
import { defineJob } from './job.ts';

const dayMs = 24 * 3_600_000;

/** Removes what is past its use: old counters, replies kept for retries, mails that went out, ended sessions, spent links, devices not used for 90 days. */
export const sweepExpired = defineJob({
  name: 'sweep_expired',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const now = deps.now().getTime();
    const yesterday = new Date(now - dayMs);
    const lastMonth = new Date(now - 30 * dayMs);
    await deps.db.deleteFrom('rateCounters').where('windowStart', '<', yesterday).execute();
    await deps.db
      .deleteFrom('idempotencyKeys')
      .where('createdAt', '<', new Date(now - 3 * dayMs))
      .execute();
    await deps.db
      .deleteFrom('notificationMails')
      .where('createdAt', '<', new Date(now - 3 * dayMs))
      .execute();
    await deps.db.deleteFrom('sessions').where('expiresAt', '<', lastMonth).execute();
    await deps.db.deleteFrom('oneTimeTokens').where('expiresAt', '<', lastMonth).execute();
    await deps.db
      .deleteFrom('deviceTokens')
      .where('lastUsedAt', '<', new Date(now - 90 * dayMs))
      .execute();
    await deps.db.deleteFrom('signInFailures').where('lastFailedAt', '<', lastMonth).execute();
  },
});

export const sweepJobs = [sweepExpired];
