import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import { dataFolderAt } from '../config/data-folder.ts';
import { knownDeviceMs } from '../domain/accounts/lock-out.ts';
import { sweptAfterDays } from '../domain/personal-data/periods.ts';
import { sweepMailFiles } from '../gateways/mail/sweep-mail-files.ts';
import { defineJob } from './job.ts';

/** Removes expired rows: counters, stored replies, mails, sessions, links, devices, and jobs that failed for good. */
export const sweepExpired = defineJob({
  name: 'sweep_expired',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const now = deps.now().getTime();
    const before = (days: number) => new Date(now - days * dayMs);
    const { rateCounters, replies, mails, figureMails, signIns, mailFiles, failedJobs } = sweptAfterDays;
    await deps.db.deleteFrom('rateCounters').where('windowStart', '<', before(rateCounters)).execute();
    await deps.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(replies)).execute();
    await deps.db.deleteFrom('notificationMails').where('createdAt', '<', before(mails)).execute();
    await deps.db.deleteFrom('alertMails').where('createdAt', '<', before(mails)).execute();
    await deps.db.deleteFrom('figureMails').where('createdAt', '<', before(figureMails)).execute();
    await deps.db.deleteFrom('sessions').where('expiresAt', '<', before(signIns)).execute();
    await deps.db.deleteFrom('oneTimeTokens').where('expiresAt', '<', before(signIns)).execute();
    await deps.db
      .deleteFrom('deviceTokens')
      .where('lastUsedAt', '<', new Date(now - knownDeviceMs))
      .execute();
    await deps.db.deleteFrom('workViewers').where('seenUntil', '<', before(1)).execute();
    await deps.db.deleteFrom('signInFailures').where('lastFailedAt', '<', before(signIns)).execute();
    await sweepMailFiles(dataFolderAt(deps.config.dataDir).mailDir, before(mailFiles));
    // The payload of a job that failed for good may name a person.
    await sql`
      select count(*) from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
         where attempts >= max_attempts and locked_at is null and updated_at < ${before(failedJobs)}))`.execute(
      deps.db,
    );
  },
});

export const sweepJobs = [sweepExpired];
