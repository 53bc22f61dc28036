import { settingLabel } from '@oja/contract/setting-labels';
import { settingsSecrets, settingsSections } from '@oja/contract/settings';
import { expect, test } from 'vitest';
import { settingText } from '@/shared/platform-settings/setting-texts';

test.each([
  ['general', 'maintenanceMode', true, 'On'],
  ['general', 'answerHoursUrgent', 1, '1 hour'],
  ['general', 'maxAccountPrice', 50_000, '50,000'],
  ['general', 'businessHoursLow', true, 'On'],
  ['general', 'openingHours.monday.from', '09:00', '09:00'],
  ['general', 'holidays', ['2026-12-25', '2026-12-26'], '2026-12-25, 2026-12-26'],
  ['payment', 'platformFeePercent', 12.5, '12.5%'],
  ['payment', 'escrowPeriodDays', 7, '7 days'],
  ['payment', 'approvalThreshold', 500_000, '₦500,000.00'],
  ['payment', 'paymentProvider', 'paypal', 'PayPal'],
  ['payment', 'supportedCurrencies', ['USD', 'NGN'], 'USD, NGN'],
  ['naira', 'minimumDeposit', 100, '₦100.00'],
  ['security', 'twoFactorForAdmins', null, 'not set'],
  ['security', 'minimumPasswordLength', 8, '8 characters'],
  ['notifications', 'smtpPort', 2525, '2525'],
  ['notifications', 'smtpHost', '', 'empty'],
  ['notifications', 'events.passwordReset', false, 'Off'],
] as const)('%s.%s %j reads %s', (section, field, value, words) => {
  expect(settingText(section, field, typeof value === 'object' && value ? [...value] : value)).toBe(words);
});

test('every field and every secret has a label', () => {
  const fields = Object.values(settingsSections).flatMap(({ shape }) => Object.keys(shape));
  const secrets: string[] = Object.values(settingsSecrets).flat();
  const groups = ['events', 'webhookEvents', 'openingHours'];
  const unnamed = [...fields, ...secrets].filter(
    (field) => !groups.includes(field) && settingLabel(field) === field,
  );
  expect(unnamed).toEqual([]);
});

test('an entry of a list and a secret are named as their fields are', () => {
  expect(['holidays.3', 'secrets.webhookSecret'].map(settingLabel)).toEqual([
    'Public holidays',
    'Webhook secret',
  ]);
});

test('a weekday is named with the part that changed', () => {
  expect(['open', 'from', 'to'].map((part) => settingLabel(`openingHours.friday.${part}`))).toEqual([
    'Friday open',
    'Friday from',
    'Friday to',
  ]);
});
