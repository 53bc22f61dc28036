import type { SettingsSection } from '@oja/contract/settings';
import { expect, test } from 'vitest';
import { describeChange } from './changed-fields.ts';

test.each<[SettingsSection, string, unknown, unknown, string]>([
  ['payment', 'platformFeePercent', 10, 12.5, 'from 10% to 12.5%'],
  ['payment', 'coverHeldNewPercent', 40, 0, 'from 40% to 0%'],
  ['payment', 'recallCoverDays', 0, 7, 'from 0 days to 7 days'],
  ['payment', 'adjustmentLimit', 50_000, 60_000, 'from ₦50,000.00 to ₦60,000.00'],
  ['naira', 'referralReward', 500, 1_000, 'from ₦500.00 to ₦1,000.00'],
  ['general', 'answerHoursUrgent', 4, 1, 'from 4 hours to 1 hour'],
  ['general', 'maxAccountPrice', 50_000, 60_000, 'from 50,000 to 60,000'],
  ['security', 'maximumFailedLogins', 5, 10, 'from 5 attempts to 10 attempts'],
  ['security', 'twoFactorForAdmins', null, true, 'from nothing to on'],
  ['notifications', 'smtpPort', 465, 2_525, 'from 465 to 2525'],
  ['notifications', 'emailProvider', 'sendgrid', 'smtp', 'from sendgrid to smtp'],
  ['general', 'holidays', [], ['2026-12-25', '2026-12-26'], 'from none to 2026-12-25, 2026-12-26'],
])('a change of %s.%s', (section, field, before, after, words) => {
  expect(describeChange(section, { field, before, after })).toBe(words);
});
