import { switchableEventLabels } from '@oja/contract/notification-fields';
import { webhookEventLabels } from '@oja/contract/webhooks';

/** The labels of the fields, for the list of concurrent changes. */
const labels: Record<string, string> = {
  platformName: 'Platform name',
  supportEmail: 'Support e-mail',
  registrationOpen: 'Registration open',
  maintenanceMode: 'Maintenance mode',
  maxAccountPrice: 'Maximum account price',
  defaultCurrency: 'Default currency',
  timezone: 'Time zone',
  dateFormat: 'Date format',
  platformFeePercent: 'Platform fee',
  listingFee: 'Listing fee',
  minimumListingPrice: 'Minimum listing price',
  maximumListingPrice: 'Maximum listing price',
  enforcePriceLimits: 'Enforce price limits',
  minimumWithdrawal: 'Minimum withdrawal',
  withdrawalFee: 'Withdrawal fee',
  paymentProvider: 'Payment provider',
  supportedCurrencies: 'Supported currencies',
  escrowPeriodDays: 'Escrow period',
  disputeWindowDays: 'Dispute window',
  refundProcessingDays: 'Refund processing',
  appealThreshold: 'Appeal threshold',
  coverHeldNewPercent: 'Held part of new sellers',
  coverHeldSellerPercent: 'Held part of sellers',
  coverHeldVerifiedPercent: 'Held part of verified sellers',
  coverHeldRecallPercent: 'Added after a recall',
  recallCoverDays: 'Least cover after a recall',
  minimumDeposit: 'Minimum deposit',
  bankWithdrawalFee: 'Fee to a bank',
  cardWithdrawalFee: 'Fee to a card',
  mobileWithdrawalFee: 'Fee to mobile money',
  highValueThreshold: 'High-value threshold',
  dailyWithdrawalLimit: 'Daily withdrawal limit',
  referralReward: 'Referral reward',
  minimumPriceForContacts: 'Price from which contacts are shown',
  minimumPasswordLength: 'Minimum password length',
  sessionTimeoutHours: 'Session timeout',
  maximumFailedLogins: 'Maximum failed logins',
  twoFactorForAdmins: 'Two-factor for administrators',
  twoFactorForUsers: 'Two-factor for users',
  verifiedSellersOnly: 'Verified sellers only',
  highValueThresholdDollars: 'High-value transaction threshold',
  emailEnabled: 'Email notifications',
  emailProvider: 'Email provider',
  fromAddress: 'From address',
  replyToAddress: 'Reply-to address',
  templateStyle: 'Template style',
  smtpHost: 'Mail server',
  smtpPort: 'Port',
  smtpUsername: 'User name',
  smsEnabled: 'SMS notifications',
  smsProvider: 'SMS provider',
  smsFromNumber: 'SMS from phone number',
  smsAccountSid: 'Account SID',
  pushEnabled: 'Push notifications',
  vapidPublicKey: 'VAPID public key',
  googleAnalyticsEnabled: 'Google Analytics',
  googleAnalyticsId: 'Google Analytics ID',
  mixpanelEnabled: 'Mixpanel',
  sentryEnabled: 'Sentry',
  sentryDsn: 'Sentry DSN',
  fraudDetection: 'Fraud detection',
  identityVerification: 'Identity verification',
  gdprCompliance: 'GDPR compliance',
  webhookUrl: 'Webhook endpoint URL',
};

export function settingLabel(field: string): string {
  const [group, name] = field.split('.');
  if (group === 'events' && name)
    return switchableEventLabels[name as keyof typeof switchableEventLabels] ?? name;
  if (group === 'webhookEvents' && name)
    return webhookEventLabels[name as keyof typeof webhookEventLabels] ?? name;
  return labels[field] ?? field;
}
