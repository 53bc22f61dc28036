import type { Job } from '../jobs/job.ts';
import { sweepJobs } from '../jobs/sweep-expired.ts';
import { fundingJobs } from '../modules/money/funding/index.ts';
import { gatewayComparisonJobs } from '../modules/money/gateway-comparison/index.ts';
import { ledgerJobs } from '../modules/money/ledger/index.ts';
import { payoutJobs } from '../modules/money/payouts/index.ts';
import { paystackEventJobs } from '../modules/money/paystack-events/index.ts';
import { accountJobs } from '../modules/people/accounts/index.ts';
import { applicationJobs } from '../modules/people/applications/index.ts';
import { mediaJobs } from '../modules/platform/media/index.ts';
import { notificationJobs } from '../modules/platform/notifications/index.ts';
import { staffWorkJobs } from '../modules/platform/staff-work/index.ts';
import { tallyJobs } from '../modules/platform/tallies/index.ts';
import { webhookModuleJobs } from '../modules/platform/webhooks/index.ts';
import { accountClosingJobs } from '../modules/portals/account-closing/index.ts';
import { approvalJobs } from '../modules/portals/approvals/index.ts';
import { moneyWatchJobs } from '../modules/portals/money-watch/index.ts';
import { figureJobs } from '../modules/portals/operator-figures/index.ts';
import { sanctionJobs } from '../modules/portals/sanctions/index.ts';
import { healthJobs } from '../modules/portals/system-status/index.ts';
import { workQueueJobs } from '../modules/portals/work-queue/index.ts';
import { messagingJobs } from '../modules/talk/messaging/index.ts';
import { reportJobs } from '../modules/talk/reports/index.ts';
import { supportJobs } from '../modules/talk/support/index.ts';
import { coverJobs } from '../modules/trade/cover/index.ts';
import { disputeJobs } from '../modules/trade/disputes/index.ts';
import { evidenceJobs } from '../modules/trade/evidence/index.ts';
import { handoverJobs } from '../modules/trade/handover/index.ts';
import { listingJobs } from '../modules/trade/listings/index.ts';
import { offerJobs } from '../modules/trade/offers/index.ts';
import { planJobs } from '../modules/trade/plans/index.ts';
import { purchaseJobs } from '../modules/trade/purchases/index.ts';
import { recallJobs } from '../modules/trade/recalls/index.ts';
import { reviewJobs } from '../modules/trade/reviews/index.ts';
import { savedSearchJobs } from '../modules/trade/saved-searches/index.ts';

/** Every job of Oja. A job that is not listed here does not run. */
export const jobs: readonly Job[] = [
  ...accountJobs,
  ...accountClosingJobs,
  ...ledgerJobs,
  ...fundingJobs,
  ...payoutJobs,
  ...paystackEventJobs,
  ...moneyWatchJobs,
  ...approvalJobs,
  ...sanctionJobs,
  ...figureJobs,
  ...gatewayComparisonJobs,
  ...handoverJobs,
  ...listingJobs,
  ...savedSearchJobs,
  ...notificationJobs,
  ...planJobs,
  ...applicationJobs,
  ...offerJobs,
  ...purchaseJobs,
  ...disputeJobs,
  ...evidenceJobs,
  ...coverJobs,
  ...recallJobs,
  ...mediaJobs,
  ...reviewJobs,
  ...reportJobs,
  ...messagingJobs,
  ...webhookModuleJobs,
  ...supportJobs,
  ...staffWorkJobs,
  ...workQueueJobs,
  ...tallyJobs,
  ...healthJobs,
  ...sweepJobs,
];
