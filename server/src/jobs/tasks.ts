import { accountJobs } from '../modules/accounts/index.ts';
import { applicationJobs } from '../modules/applications/index.ts';
import { disputeJobs } from '../modules/disputes/index.ts';
import { fundingJobs } from '../modules/funding/index.ts';
import { gatewayComparisonJobs } from '../modules/gateway-comparison/index.ts';
import { ledgerJobs } from '../modules/ledger/index.ts';
import { listingJobs } from '../modules/listings/index.ts';
import { mediaJobs } from '../modules/media/index.ts';
import { messagingJobs } from '../modules/messaging/index.ts';
import { moneyWatchJobs } from '../modules/money-watch/index.ts';
import { notificationJobs } from '../modules/notifications/index.ts';
import { payoutJobs } from '../modules/payouts/index.ts';
import { paystackEventJobs } from '../modules/paystack-events/index.ts';
import { planJobs } from '../modules/plans/index.ts';
import { purchaseJobs } from '../modules/purchases/index.ts';
import { reportJobs } from '../modules/reports/index.ts';
import { reviewJobs } from '../modules/reviews/index.ts';
import { supportJobs } from '../modules/support/index.ts';
import { healthJobs } from '../modules/system-status/index.ts';
import { tallyJobs } from '../modules/tallies/index.ts';
import { userJobs } from '../modules/users/index.ts';
import { webhookModuleJobs } from '../modules/webhooks/index.ts';
import type { Job } from './job.ts';
import { sweepJobs } from './sweep-expired.ts';

/** Every job of Oja. What is not listed here does not run. */
export const jobs: readonly Job[] = [
  ...accountJobs,
  ...userJobs,
  ...ledgerJobs,
  ...fundingJobs,
  ...payoutJobs,
  ...paystackEventJobs,
  ...moneyWatchJobs,
  ...gatewayComparisonJobs,
  ...listingJobs,
  ...notificationJobs,
  ...planJobs,
  ...applicationJobs,
  ...purchaseJobs,
  ...disputeJobs,
  ...mediaJobs,
  ...reviewJobs,
  ...reportJobs,
  ...messagingJobs,
  ...webhookModuleJobs,
  ...supportJobs,
  ...tallyJobs,
  ...healthJobs,
  ...sweepJobs,
];
