import { accountJobs } from '../modules/accounts/index.ts';
import { ledgerJobs } from '../modules/ledger/index.ts';
import { notificationJobs } from '../modules/notifications/index.ts';
import type { Job } from './job.ts';
import { sweepJobs } from './sweep-expired.ts';

/** Every job of Oja. What is not listed here does not run. */
export const jobs: readonly Job[] = [...accountJobs, ...ledgerJobs, ...notificationJobs, ...sweepJobs];
