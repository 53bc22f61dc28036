import { accountSecurityEndpoints } from './account-security.ts';
import { standingEndpoints } from './account-standing.ts';
import { accountEndpoints } from './accounts.ts';
import { adminDashboardEndpoints } from './admin-dashboard.ts';
import { adminListingEndpoints } from './admin-listings.ts';
import { adminReportEndpoints } from './admin-reports.ts';
import { adminSupportEndpoints } from './admin-support.ts';
import { adminTransactionEndpoints } from './admin-transactions.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { appealEndpoints } from './appeals.ts';
import { applicationEndpoints } from './applications.ts';
import { approvalEndpoints } from './approvals.ts';
import { auditLogEndpoints } from './audit-log.ts';
import { cannedReplyEndpoints } from './canned-replies.ts';
import { caseDeskEndpoints } from './case-desk.ts';
import { chargebackEndpoints } from './chargebacks.ts';
import { coverEndpoints } from './cover.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { disputeEndpoints } from './disputes.ts';
import type { Endpoint } from './endpoint.ts';
import { figureScheduleEndpoints } from './figure-schedules.ts';
import { gatewayBalanceEndpoints } from './gateway-balance.ts';
import { gatewayComparisonEndpoints } from './gateway-comparison.ts';
import { handoverPlanEndpoints } from './handover-plans.ts';
import { handoverEndpoints } from './handovers.ts';
import { linkPreviewEndpoints } from './link-previews.ts';
import { listingEndpoints } from './listings.ts';
import { messagingEndpoints } from './messaging.ts';
import { moneyWatchEndpoints } from './money-watch.ts';
import { notificationEndpoints } from './notifications.ts';
import { offerEndpoints } from './offers.ts';
import { operatorFigureEndpoints } from './operator-figures.ts';
import { parkedPaymentEndpoints } from './parked-payments.ts';
import { payoutEndpoints } from './payouts.ts';
import { personPageEndpoints } from './person-page.ts';
import { planEndpoints } from './plans.ts';
import { platformSettingsEndpoints } from './platform-settings.ts';
import { purchaseEndpoints } from './purchases.ts';
import { reportEndpoints } from './reports.ts';
import { reviewEndpoints } from './reviews.ts';
import { riskEndpoints } from './risk.ts';
import { sanctionEndpoints } from './sanctions.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { savedViewEndpoints } from './saved-views.ts';
import { searchEndpoints } from './search.ts';
import { securityCenterEndpoints } from './security-center.ts';
import { settingsHistoryEndpoints } from './settings-history.ts';
import { settlementEndpoints } from './settlements.ts';
import { signInEndpoints } from './sign-in.ts';
import { siteFileEndpoints } from './site-files.ts';
import { staffRoleEndpoints } from './staff-roles.ts';
import { supportEndpoints } from './support.ts';
import { systemEndpoints } from './system.ts';
import { systemStatusEndpoints } from './system-status.ts';
import { userViewEndpoints } from './user-views.ts';
import { walletEndpoints } from './wallet.ts';
import { walletAdjustmentEndpoints } from './wallet-adjustments.ts';
import { webhookEndpoints } from './webhooks.ts';
import { withdrawalOtpEndpoints } from './withdrawal-otp.ts';
import { workEndpoints } from './work.ts';

/** Every call of Oja by its name. What is not here does not exist. */
export const endpoints = {
  ...systemEndpoints,
  ...signInEndpoints,
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...listingEndpoints,
  ...savedSearchEndpoints,
  ...handoverPlanEndpoints,
  ...adminListingEndpoints,
  ...notificationEndpoints,
  ...walletEndpoints,
  ...payoutEndpoints,
  ...withdrawalOtpEndpoints,
  ...moneyWatchEndpoints,
  ...gatewayBalanceEndpoints,
  ...gatewayComparisonEndpoints,
  ...parkedPaymentEndpoints,
  ...chargebackEndpoints,
  ...planEndpoints,
  ...applicationEndpoints,
  ...offerEndpoints,
  ...purchaseEndpoints,
  ...handoverEndpoints,
  ...disputeEndpoints,
  ...caseDeskEndpoints,
  ...settlementEndpoints,
  ...appealEndpoints,
  ...coverEndpoints,
  ...reviewEndpoints,
  ...reportEndpoints,
  ...adminReportEndpoints,
  ...messagingEndpoints,
  ...dashboardEndpoints,
  ...adminTransactionEndpoints,
  ...adminUserEndpoints,
  ...personPageEndpoints,
  ...userViewEndpoints,
  ...staffRoleEndpoints,
  ...standingEndpoints,
  ...sanctionEndpoints,
  ...approvalEndpoints,
  ...walletAdjustmentEndpoints,
  ...riskEndpoints,
  ...platformSettingsEndpoints,
  ...settingsHistoryEndpoints,
  ...webhookEndpoints,
  ...supportEndpoints,
  ...adminSupportEndpoints,
  ...cannedReplyEndpoints,
  ...adminDashboardEndpoints,
  ...operatorFigureEndpoints,
  ...figureScheduleEndpoints,
  ...workEndpoints,
  ...savedViewEndpoints,
  ...securityCenterEndpoints,
  ...systemStatusEndpoints,
  ...auditLogEndpoints,
  ...searchEndpoints,
  ...siteFileEndpoints,
  ...linkPreviewEndpoints,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
