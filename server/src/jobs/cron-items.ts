import { dayMs } from '@oja/contract/durations';
import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { Job } from './job.ts';

export interface CronEntry {
  /** Crontab fields in UTC. */
  at: string;
  job: Job;
}

/** Contains exactly one time of a daily job, so that one missed run is made up for. */
const backfillPeriodMs = dayMs;

/** The schedule in the format of graphile-worker. */
export function cronItemsOf(entries: readonly CronEntry[]): ParsedCronItem[] {
  return parseCronItems(entries.map(cronItemOf));
}

/**
 * A scheduled job never overlaps itself: its queue runs one job at a time, and its job key keeps at most one waiting.
 * A missed daily job runs at the next start; the others run again within the hour, so their backfill period is 0,
 * which means none.
 */
function cronItemOf({ job, at }: CronEntry) {
  return {
    task: job.name,
    match: at,
    identifier: job.name,
    payload: {},
    options: {
      backfillPeriod: isDaily(at) ? backfillPeriodMs : 0,
      maxAttempts: job.attempts,
      queueName: job.queue ?? job.name,
      jobKey: `cron:${job.name}`,
    },
  };
}

function isDaily(at: string): boolean {
  const [minute = '*', hour = '*'] = at.split(' ');
  return /^\d+$/.test(minute) && /^\d+$/.test(hour);
}
