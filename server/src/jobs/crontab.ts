import { foldBalances } from '../modules/ledger/index.ts';
import type { Job } from './job.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface CronEntry {
  /** Minute, hour, day, month, weekday in UTC. */
  at: string;
  job: Job;
}

export const crontab: readonly CronEntry[] = [
  { at: '* * * * *', job: foldBalances },
  { at: '17 * * * *', job: sweepExpired },
];
