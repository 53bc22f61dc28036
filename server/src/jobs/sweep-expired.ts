import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import { dataFolderAt } from '../config/data-folder.ts';
import { knownDeviceMs } from '../domain/accounts/lock-out.ts';
import { sweepMailFiles } from '../gateways/mail/sweep-mail-files.ts';
import { defineJob } from './job.ts';

const repliesMs = 3 * dayMs;
const mailsMs = 3 * dayMs;
const figureMailsMs = 100 * dayMs;

/** Removes expired rows: counters, stored replies, mails, sessions, links, devices, and jobs that failed for good. */
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
      .where('createdAt', '<', new Date(now - repliesMs))
      .execute();
    await deps.db
      .deleteFrom('notificationMails')
      .where('createdAt', '<', new Date(now - mailsMs))
      .execute();
    await deps.db
      .deleteFrom('alertMails')
      .where('createdAt', '<', new Date(now - mailsMs))
      .execute();
    await deps.db
      .deleteFrom('figureMails')
      .where('createdAt', '<', new Date(now - figureMailsMs))
      .execute();
    await deps.db.deleteFrom('sessions').where('expiresAt', '<', lastMonth).execute();
    await deps.db.deleteFrom('oneTimeTokens').where('expiresAt', '<', lastMonth).execute();
    await deps.db
      .deleteFrom('deviceTokens')
      .where('lastUsedAt', '<', new Date(now - knownDeviceMs))
      .execute();
    await deps.db.deleteFrom('workViewers').where('seenUntil', '<', yesterday).execute();
    await deps.db.deleteFrom('signInFailures').where('lastFailedAt', '<', lastMonth).execute();
    await sweepMailFiles(dataFolderAt(deps.config.dataDir).mailDir, lastMonth);
    // The payload of a job that failed for good may name a person.
    await sql`
      select count(*) from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
         where attempts >= max_attempts and locked_at is null and updated_at < ${lastMonth}))`.execute(
      deps.db,
    );
  },
});

export const sweepJobs = [sweepExpired];
