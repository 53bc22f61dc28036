import { switchableEventLabels } from './notification-fields.ts';
import type { SettingsSection } from './settings.ts';
import { webhookEventLabels } from './webhooks.ts';
import { weekdayLabels } from './weekdays.ts';

/** What staff call a section, and the page that shows it. */
export const settingsSectionPlaces: Readonly<Record<SettingsSection, { title: string; page: string }>> = {
  general: { title: 'General settings', page: '/admin/settings/general' },
  payment: { title: 'Payment settings', page: '/admin/settings/payment' },
  naira: { title: 'Naira rules', page: '/admin/settings/payment' },
  security: { title: 'Security settings', page: '/admin/settings/security' },
  notifications: { title: 'Notification settings', page: '/admin/settings/notifications' },
  integrations: { title: 'Integration settings', page: '/admin/settings/integrations' },
};

/** The labels of the fields, for lists of what changed. */
const labels = mapOf({
  platformName: 'Platform name',
  supportEmail: 'Support e-mail',
  registrationOpen: 'Registration open',
  maintenanceMode: 'Maintenance mode',
  maxAccountPrice: 'Maximum account price',
  defaultCurrency: 'Default currency',
  timezone: 'Time zone',
  dateFormat: 'Date format',
  answerHoursUrgent: 'Answer to an urgent ticket',
  answerHoursHigh: 'Answer to a high priority ticket',
  answerHoursMedium: 'Answer to a medium priority ticket',
  answerHoursLow: 'Answer to a low priority ticket',
  businessHoursUrgent: 'Only business hours count for urgent tickets',
  businessHoursHigh: 'Only business hours count for high priority tickets',
  businessHoursMedium: 'Only business hours count for medium priority tickets',
  businessHoursLow: 'Only business hours count for low priority tickets',
  holidays: 'Public holidays',
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
  approvalThreshold: 'Approval threshold',
  adjustmentLimit: 'Limit of a wallet adjustment',
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
  minimumCountedPrice: 'Price from which a purchase counts',
  minimumPriceForContacts: 'Price from which contacts are shown',
  minimumPasswordLength: 'Minimum password length',
  sessionTimeoutHours: 'Session timeout',
  maximumFailedLogins: 'Maximum failed logins',
  twoFactorForAdmins: 'Two-factor for administrators',
  twoFactorForUsers: 'Two-factor for users',
  secondAdminForAdmins: 'Two administrators for changes to administrators, finance and trust',
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
  emailKey: 'API key or password',
  smsAuthToken: 'Auth token',
  vapidPrivateKey: 'VAPID private key',
  webhookSecret: 'Webhook secret',
});

const eventLabels = mapOf(switchableEventLabels);
const hookLabels = mapOf(webhookEventLabels);
const dayLabels = mapOf(weekdayLabels);

export function settingLabel(field: string): string {
  const [group = '', name = '', part] = field.split('.');
  if (group === 'events') return eventLabels.get(name) ?? name;
  if (group === 'webhookEvents') return hookLabels.get(name) ?? name;
  if (group === 'openingHours' && part) return `${dayLabels.get(name) ?? name} ${part}`;
  if (group === 'secrets') return labels.get(name) ?? name;
  // An entry of a list, such as holidays.3, has the name of the list.
  return labels.get(field) ?? labels.get(group) ?? field;
}

function mapOf(named: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(named));
}
