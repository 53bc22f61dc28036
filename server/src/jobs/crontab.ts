import { applyRetention } from '../modules/accounts/index.ts';
import { sweepDisputeImages, watchDisputes } from '../modules/disputes/index.ts';
import { pollPayments, recoverDebts } from '../modules/funding/index.ts';
import { compareDaily } from '../modules/gateway-comparison/index.ts';
import { foldBalances } from '../modules/ledger/index.ts';
import { sweepListings } from '../modules/listings/index.ts';
import { movePrivateImages } from '../modules/media/index.ts';
import { sweepMessageImages } from '../modules/messaging/index.ts';
import { auditNightly } from '../modules/money-watch/index.ts';
import { pollWithdrawals } from '../modules/payouts/index.ts';
import { pollPaystackEvents, redactOldEvents } from '../modules/paystack-events/index.ts';
import { settlePeriods } from '../modules/plans/index.ts';
import { completePurchases } from '../modules/purchases/index.ts';
import { lapseClaims } from '../modules/reports/index.ts';
import { publishReviews } from '../modules/reviews/index.ts';
import { sweepTicketImages, watchTickets } from '../modules/support/index.ts';
import { watchHealth } from '../modules/system-status/index.ts';
import { foldTallies } from '../modules/tallies/index.ts';
import { sweepDeliveries } from '../modules/webhooks/index.ts';
import type { Job } from './job.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface CronEntry {
  /** Minute, hour, day, month, weekday in UTC. */
  at: string;
  job: Job;
}

export const crontab: readonly CronEntry[] = [
  { at: '* * * * *', job: foldBalances },
  { at: '* * * * *', job: foldTallies },
  { at: '* * * * *', job: pollPayments },
  { at: '* * * * *', job: recoverDebts },
  { at: '* * * * *', job: pollWithdrawals },
  { at: '* * * * *', job: pollPaystackEvents },
  { at: '* * * * *', job: completePurchases },
  { at: '* * * * *', job: watchHealth },
  { at: '*/5 * * * *', job: watchDisputes },
  { at: '*/5 * * * *', job: watchTickets },
  { at: '*/10 * * * *', job: publishReviews },
  { at: '* * * * *', job: lapseClaims },
  { at: '47 * * * *', job: applyRetention },
  { at: '27 * * * *', job: sweepDisputeImages },
  { at: '*/15 * * * *', job: movePrivateImages },
  { at: '33 * * * *', job: sweepMessageImages },
  { at: '51 * * * *', job: sweepTicketImages },
  { at: '41 1 * * *', job: auditNightly },
  { at: '11 3 * * *', job: compareDaily },
  { at: '17 * * * *', job: sweepExpired },
  { at: '23 * * * *', job: sweepListings },
  { at: '7 * * * *', job: settlePeriods },
  { at: '37 * * * *', job: redactOldEvents },
  { at: '53 2 * * *', job: sweepDeliveries },
];
