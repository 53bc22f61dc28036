import type { Job } from './job.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface CronEntry {
  /** Minute, hour, day, month, weekday in UTC. */
  at: string;
  job: Job;
}

export const crontab: readonly CronEntry[] = [{ at: '17 * * * *', job: sweepExpired }];
