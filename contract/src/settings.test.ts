import { describe, expect, test } from 'vitest';
import { type SettingsSection, settingsSections } from './settings.ts';

/** Section, field, default, and the closed list of options where the specification gives one. */
const specified: [string, SettingsSection, string, unknown, unknown[]?][] = [
  ['A635 max account price', 'general', 'maxAccountPrice', 50_000],
  ['A638 default currency', 'general', 'defaultCurrency', 'USD'],
  ['A639 timezone', 'general', 'timezone', 'America/New_York'],
  ['A640 date format', 'general', 'dateFormat', 'MM/DD/YYYY'],
  ['A636 minimum listing price', 'payment', 'minimumListingPrice', 50],
  ['A637 maximum listing price', 'payment', 'maximumListingPrice', 50_000],
  ['A641 U873 A631 platform fee in percent', 'payment', 'platformFeePercent', 10],
  ['A642 listing fee', 'payment', 'listingFee', 0],
  ['A643 minimum withdrawal', 'payment', 'minimumWithdrawal', 50],
  ['A644 withdrawal fee', 'payment', 'withdrawalFee', 2.5],
  ['A645 A646 escrow period', 'payment', 'escrowPeriodDays', 7, [3, 7, 14, 30]],
  ['A647 A648 dispute window', 'payment', 'disputeWindowDays', 7, [3, 7, 14, 21]],
  ['A649 A650 refund processing', 'payment', 'refundProcessingDays', 5, [1, 3, 5, 10]],
  ['A651 A652 U669 minimum password length', 'security', 'minimumPasswordLength', 8, [6, 8, 10, 12]],
  ['A653 A654 session timeout in hours', 'security', 'sessionTimeoutHours', 24, [1, 6, 24, 168]],
  ['A655 A656 maximum failed logins', 'security', 'maximumFailedLogins', 5, [3, 5, 10]],
  ['A657 high-value threshold in dollars', 'security', 'highValueThresholdDollars', 5_000],
  ['A382 e-mail enabled', 'notifications', 'emailEnabled', true],
  [
    'A383 A384 e-mail provider',
    'notifications',
    'emailProvider',
    'sendgrid',
    ['sendgrid', 'mailgun', 'aws-ses', 'smtp'],
  ],
  [
    'A389 A390 template style',
    'notifications',
    'templateStyle',
    'modern',
    ['modern', 'minimal', 'classic', 'branded'],
  ],
  ['A391 SMS enabled', 'notifications', 'smsEnabled', false],
  ['A392 A393 SMS provider', 'notifications', 'smsProvider', 'twilio', ['twilio', 'aws-sns', 'nexmo']],
  ['A395 push enabled', 'notifications', 'pushEnabled', true],
  ['A400 A401 A402 Google Analytics id', 'integrations', 'googleAnalyticsId', 'G-XXXXXXXXXX'],
  ['A670 Google Analytics', 'integrations', 'googleAnalyticsEnabled', true],
  ['A671 Mixpanel', 'integrations', 'mixpanelEnabled', false],
  ['A672 Sentry', 'integrations', 'sentryEnabled', true],
  ['A673 fraud detection', 'integrations', 'fraudDetection', true],
  ['A674 identity verification', 'integrations', 'identityVerification', true],
  ['A675 GDPR compliance', 'integrations', 'gdprCompliance', true],
];

/** What was decided beside the specification. */
const decided: [string, SettingsSection, string, unknown][] = [
  ['price limits apply only when they are switched on', 'payment', 'enforcePriceLimits', false],
  ['Paystack is the active provider', 'payment', 'paymentProvider', 'paystack'],
  ['price from which a ruling waits for an appeal', 'payment', 'appealThreshold', 500_000],
  ['amount from which a second administrator approves', 'payment', 'approvalThreshold', 500_000],
  ['two administrators for changes to administrators', 'security', 'secondAdminForAdmins', false],
  ['the most that one wallet adjustment may be', 'payment', 'adjustmentLimit', 50_000],
  ['hours to answer an urgent ticket', 'general', 'answerHoursUrgent', 4],
  ['hours to answer a ticket of high priority', 'general', 'answerHoursHigh', 12],
  ['U895 hours to answer a ticket', 'general', 'answerHoursMedium', 24],
  ['hours to answer a ticket of low priority', 'general', 'answerHoursLow', 24],
  ['minimum deposit', 'naira', 'minimumDeposit', 100],
  ['minimum withdrawal in naira', 'naira', 'minimumWithdrawal', 100],
  ['fee of a withdrawal to a bank', 'naira', 'bankWithdrawalFee', 50],
  ['fee of a withdrawal to a card', 'naira', 'cardWithdrawalFee', 25],
  ['fee of a withdrawal to mobile money', 'naira', 'mobileWithdrawalFee', 30],
  ['high-value threshold in naira', 'naira', 'highValueThreshold', 500_000],
  ['daily withdrawal limit', 'naira', 'dailyWithdrawalLimit', 5_000_000],
  ['referral reward', 'naira', 'referralReward', 500],
  ['price from which a purchase earns a reward and counts for cover', 'naira', 'minimumCountedPrice', 5_000],
  ['price from which a purchase lifts the contact masks', 'naira', 'minimumPriceForContacts', 1_000],
  ['two-factor for staff follows the installation', 'security', 'twoFactorForAdmins', null],
];

const defaultsOf = (section: SettingsSection): Record<string, unknown> => settingsSections[section].parse({});
const accepts = (section: SettingsSection, change: object) =>
  settingsSections[section].safeParse(change).success;

describe('settings that were never saved', () => {
  test.each(specified)('%s: %s.%s is %j', (_what, section, field, preset) => {
    expect(defaultsOf(section)[field]).toBe(preset);
  });

  test.each(decided)('%s: %s.%s is %j', (_what, section, field, preset) => {
    expect(defaultsOf(section)[field]).toBe(preset);
  });

  test('A658 the specified payment providers are offered, and Paystack with them', () => {
    const { paymentProvider } = settingsSections.payment.shape;
    expect(paymentProvider.unwrap().options).toEqual(['stripe', 'paypal', 'square', 'razorpay', 'paystack']);
  });

  test('A659 the specified currencies are supported, and the naira with them', () => {
    expect(defaultsOf('payment').supportedCurrencies).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN']);
  });

  test('A388 the sender and reply-to addresses are prefilled', () => {
    expect(defaultsOf('notifications').fromAddress).toMatch(/.@./);
    expect(defaultsOf('notifications').replyToAddress).toMatch(/.@./);
  });
});

describe('a change of settings', () => {
  const closed = specified.flatMap(([what, section, field, , options]) =>
    options === undefined ? [] : [{ what, section, field, options }],
  );

  test.each(closed)('$what takes exactly the options $options', ({ section, field, options }) => {
    for (const option of options) expect(accepts(section, { [field]: option })).toBe(true);
    for (const other of [0, 2, 4, 100, -3, '7', 'other', null])
      expect(accepts(section, { [field]: other })).toBe(false);
  });

  test.each([0, 0.1, 12.5, 50])('A641 a platform fee of %d percent is accepted', (platformFeePercent) => {
    expect(accepts('payment', { platformFeePercent })).toBe(true);
  });

  test.each([-0.1, 50.1, 10.05, '10', null])(
    'A641 a platform fee of %j percent is refused',
    (platformFeePercent) => {
      expect(accepts('payment', { platformFeePercent })).toBe(false);
    },
  );

  test.each(Object.keys(settingsSections.naira.shape))(
    'naira.%s takes no negative amount and no third decimal',
    (field) => {
      expect(accepts('naira', { [field]: 0 })).toBe(true);
      expect(accepts('naira', { [field]: -1 })).toBe(false);
      expect(accepts('naira', { [field]: 1.005 })).toBe(false);
    },
  );

  test.each(Object.values(settingsSections))('refuses an unknown field (section %#)', (section) => {
    expect(section.safeParse({ somethingElse: 1 }).success).toBe(false);
  });
});
