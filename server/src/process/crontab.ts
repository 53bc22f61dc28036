import type { CronEntry } from '../jobs/cron-items.ts';
import { sweepExpired } from '../jobs/sweep-expired.ts';
import { pollPayments, recoverDebts } from '../modules/money/funding/index.ts';
import { compareDaily } from '../modules/money/gateway-comparison/index.ts';
import { foldBalances } from '../modules/money/ledger/index.ts';
import { pollWithdrawals } from '../modules/money/payouts/index.ts';
import { pollPaystackEvents, redactOldEvents } from '../modules/money/paystack-events/index.ts';
import { movePrivateImages } from '../modules/platform/media/index.ts';
import { foldTallies } from '../modules/platform/tallies/index.ts';
import { sweepDeliveries } from '../modules/platform/webhooks/index.ts';
import { applyRetention } from '../modules/portals/account-closing/index.ts';
import { lapseApprovals } from '../modules/portals/approvals/index.ts';
import { auditNightly } from '../modules/portals/money-watch/index.ts';
import { sendDueFigures } from '../modules/portals/operator-figures/index.ts';
import { endDueSanctions } from '../modules/portals/sanctions/index.ts';
import { watchHealth } from '../modules/portals/system-status/index.ts';
import { recordBacklog } from '../modules/portals/work-queue/index.ts';
import { sweepMessageImages } from '../modules/talk/messaging/index.ts';
import { lapseClaims } from '../modules/talk/reports/index.ts';
import { sweepTicketImages, watchTickets } from '../modules/talk/support/index.ts';
import { askBuyers, endCovers, watchClaims } from '../modules/trade/cover/index.ts';
import {
  executeRulings,
  lapseSettlements,
  remindOfDisputes,
  watchAppeals,
  watchDisputes,
} from '../modules/trade/disputes/index.ts';
import { sweepDisputeImages } from '../modules/trade/evidence/index.ts';
import { sweepHandoverCodes, watchHandovers } from '../modules/trade/handover/index.ts';
import { recountWordsJob, sweepListings } from '../modules/trade/listings/index.ts';
import { lapseOffers } from '../modules/trade/offers/index.ts';
import { settlePeriods } from '../modules/trade/plans/index.ts';
import { completePurchases } from '../modules/trade/purchases/index.ts';
import { resumeSelling } from '../modules/trade/recalls/index.ts';
import { publishReviews } from '../modules/trade/reviews/index.ts';

/** The schedule of the recurring jobs. */
export const crontab: readonly CronEntry[] = [
  { at: '* * * * *', job: foldBalances },
  { at: '* * * * *', job: foldTallies },
  { at: '* * * * *', job: pollPayments },
  { at: '* * * * *', job: recoverDebts },
  { at: '* * * * *', job: pollWithdrawals },
  { at: '* * * * *', job: pollPaystackEvents },
  { at: '* * * * *', job: completePurchases },
  { at: '* * * * *', job: lapseOffers },
  { at: '* * * * *', job: watchHandovers },
  { at: '* * * * *', job: sweepHandoverCodes },
  { at: '* * * * *', job: lapseSettlements },
  { at: '* * * * *', job: executeRulings },
  { at: '* * * * *', job: endCovers },
  { at: '* * * * *', job: lapseApprovals },
  { at: '* * * * *', job: endDueSanctions },
  { at: '* * * * *', job: sendDueFigures },
  { at: '0 * * * *', job: recordBacklog },
  { at: '*/5 * * * *', job: askBuyers },
  { at: '*/10 * * * *', job: resumeSelling },
  { at: '* * * * *', job: watchHealth },
  { at: '*/5 * * * *', job: watchDisputes },
  { at: '*/5 * * * *', job: remindOfDisputes },
  { at: '*/5 * * * *', job: watchAppeals },
  { at: '*/5 * * * *', job: watchClaims },
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
  { at: '13 * * * *', job: recountWordsJob },
  { at: '7 * * * *', job: settlePeriods },
  { at: '37 * * * *', job: redactOldEvents },
  { at: '53 2 * * *', job: sweepDeliveries },
];
