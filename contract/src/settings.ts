import { z } from 'zod';
import { answerPromisedHours } from './answer-promise.ts';
import { holidays, openingHours } from './business-hours.ts';
import { naira } from './money.ts';
import type { SwitchableEvent } from './notification-fields.ts';
import { isGoogleAnalyticsId, isMailAddress, isSentryDsn, isTimezone } from './setting-formats.ts';
import { answerHourChoices } from './ticket-fields.ts';

/**
 * Platform settings by section, with the specified defaults and options. A stored section is read
 * through its schema, so a field added later takes its default in old rows.
 * Options are numbers from a closed list where the specification gives one.
 */
const oneOf = <const Values extends readonly number[]>(values: Values, preset: Values[number]) =>
  z.literal([...values] as unknown as Values).default(preset);

const on = z.boolean().default(true);
const off = z.boolean().default(false);
const amount = naira.min(0);
const heldPercent = z.int().min(0).max(60);
const price = z.number().min(0).max(1_000_000_000);
const address = (preset: string) =>
  z.string().trim().max(254).refine(isMailAddress, 'Please enter one e-mail address.').default(preset);

const eventSwitches = z.strictObject({
  newAccountRegistration: on,
  passwordReset: on,
  emailVerification: on,
  purchaseConfirmation: on,
  paymentReceived: on,
  disputeOpened: on,
  accountTransferComplete: on,
  newListingPendingApproval: on,
  highValueTransaction: on,
  securityAlerts: on,
} satisfies Record<SwitchableEvent, z.ZodType>);

const webhookEvents = z.strictObject({
  userRegistration: on,
  transactionCreated: on,
  paymentCompleted: on,
  disputeOpened: on,
  accountVerification: off,
});
export type WebhookEvent = keyof z.output<typeof webhookEvents>;

export const settingsSections = {
  general: z.strictObject({
    platformName: z.string().trim().min(1).max(60).default('Oja'),
    supportEmail: address('support@oja.test'),
    registrationOpen: on,
    maintenanceMode: off,
    maxAccountPrice: price.default(50_000),
    defaultCurrency: z.enum(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN']).default('USD'),
    timezone: z
      .string()
      .max(60)
      .refine(isTimezone, 'Please choose a time zone from the list.')
      .default('America/New_York'),
    dateFormat: z.enum(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']).default('MM/DD/YYYY'),
    /** Hours within which support answers, by priority. None is longer than what the Help Center promises. */
    answerHoursUrgent: oneOf(answerHourChoices, 4),
    answerHoursHigh: oneOf(answerHourChoices, 12),
    answerHoursMedium: oneOf(answerHourChoices, answerPromisedHours),
    answerHoursLow: oneOf(answerHourChoices, answerPromisedHours),
    /** On: only opening hours count towards the answer. */
    businessHoursUrgent: off,
    businessHoursHigh: off,
    businessHoursMedium: off,
    businessHoursLow: off,
    openingHours: openingHours.prefault({}),
    holidays: holidays.default([]),
  }),
  payment: z.strictObject({
    platformFeePercent: z.number().min(0).max(50).multipleOf(0.1).default(10),
    listingFee: price.default(0),
    minimumListingPrice: price.default(50),
    maximumListingPrice: price.default(50_000),
    enforcePriceLimits: off,
    minimumWithdrawal: price.default(50),
    withdrawalFee: price.default(2.5),
    paymentProvider: z.enum(['stripe', 'paypal', 'square', 'razorpay', 'paystack']).default('paystack'),
    supportedCurrencies: z.array(z.string().length(3)).default(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN']),
    escrowPeriodDays: oneOf([3, 7, 14, 30], 7),
    disputeWindowDays: oneOf([3, 7, 14, 21], 7),
    refundProcessingDays: oneOf([1, 3, 5, 10], 5),
    /** In naira: from this price on, a ruling waits for an appeal before money moves. */
    appealThreshold: amount.default(500_000),
    /** In naira: from this amount on, what staff decide about money needs a second member of staff. */
    approvalThreshold: amount.default(500_000),
    /** In naira: the most that one adjustment of a wallet may be. */
    adjustmentLimit: amount.default(50_000),
    /** The part of a payout that is held while cover runs, by the record of the seller. */
    coverHeldNewPercent: heldPercent.default(40),
    coverHeldSellerPercent: heldPercent.default(25),
    coverHeldVerifiedPercent: heldPercent.default(10),
    /** Added after a recall. */
    coverHeldRecallPercent: heldPercent.default(20),
    /** The least cover that a seller with a recall must offer. */
    recallCoverDays: oneOf([0, 7, 14, 30], 0),
  }),
  naira: z.strictObject({
    minimumDeposit: amount.default(100),
    minimumWithdrawal: amount.default(100),
    bankWithdrawalFee: amount.default(50),
    cardWithdrawalFee: amount.default(25),
    mobileWithdrawalFee: amount.default(30),
    highValueThreshold: amount.default(500_000),
    dailyWithdrawalLimit: amount.default(5_000_000),
    referralReward: amount.default(500),
    /** What a purchase must leave after refunds to earn a referral reward, and to count as a sale for cover. */
    minimumCountedPrice: amount.default(5_000),
    minimumPriceForContacts: amount.default(1_000),
  }),
  security: z.strictObject({
    minimumPasswordLength: oneOf([6, 8, 10, 12], 8),
    sessionTimeoutHours: oneOf([1, 6, 24, 168], 24),
    maximumFailedLogins: oneOf([3, 5, 10], 5),
    /** Null follows the installation: on in production, off with demo data. */
    twoFactorForAdmins: z.boolean().nullable().default(null),
    twoFactorForUsers: on,
    /** Making, demoting, suspending, letting in again or deleting one who answers proposals waits for another administrator. */
    secondAdminForAdmins: off,
    /** Only sellers whose application was approved may submit listings. */
    verifiedSellersOnly: off,
    highValueThresholdDollars: price.default(5_000),
  }),
  notifications: z.strictObject({
    emailEnabled: on,
    emailProvider: z.enum(['sendgrid', 'mailgun', 'aws-ses', 'smtp']).default('sendgrid'),
    fromAddress: address('no-reply@oja.test'),
    replyToAddress: address('support@oja.test'),
    /** Empty for the usual server of the provider. */
    smtpHost: z
      .string()
      .trim()
      .max(253)
      .regex(/^([A-Za-z0-9-]+\.)*[A-Za-z0-9-]*$/, 'Please enter the name of a mail server.')
      .default(''),
    smtpPort: z.literal([465, 587, 2525]).default(465),
    smtpUsername: z.string().trim().max(200).default(''),
    templateStyle: z.enum(['modern', 'minimal', 'classic', 'branded']).default('modern'),
    smsEnabled: off,
    smsProvider: z.enum(['twilio', 'aws-sns', 'nexmo']).default('twilio'),
    smsFromNumber: z.string().max(32).default(''),
    smsAccountSid: z.string().trim().max(64).default(''),
    pushEnabled: on,
    /** Empty means the key pair that Oja generated. */
    vapidPublicKey: z.string().trim().max(120).default(''),
    /** The events that are sent at all. */
    events: eventSwitches.prefault({}),
  }),
  integrations: z.strictObject({
    googleAnalyticsEnabled: on,
    googleAnalyticsId: z
      .string()
      .trim()
      .max(40)
      .refine(isGoogleAnalyticsId, 'A Google Analytics ID looks like G-XXXXXXXXXX.')
      .default('G-XXXXXXXXXX'),
    mixpanelEnabled: off,
    sentryEnabled: on,
    sentryDsn: z
      .string()
      .trim()
      .max(300)
      .refine(isSentryDsn, 'A Sentry DSN looks like https://key@o0.ingest.sentry.io/0.')
      .default(''),
    fraudDetection: on,
    identityVerification: on,
    gdprCompliance: on,
    webhookUrl: z.string().trim().max(500).default(''),
    webhookEvents: webhookEvents.prefault({}),
  }),
} satisfies Record<string, z.ZodType>;

export type SettingsSection = keyof typeof settingsSections;
export type Settings<Section extends SettingsSection> = z.output<(typeof settingsSections)[Section]>;

/** What is written and never read back: it is stored sealed, apart from the section it belongs to. */
export const settingsSecrets = {
  general: [],
  payment: [],
  naira: [],
  security: [],
  notifications: ['emailKey', 'smsAuthToken', 'vapidPrivateKey'],
  integrations: ['webhookSecret'],
} as const satisfies Record<SettingsSection, readonly string[]>;
export type SecretName<Section extends SettingsSection> = (typeof settingsSecrets)[Section][number];

/** What a form shows in place of a secret. Sent back, it changes nothing. */
export const secretMask = '••••••••••••';
