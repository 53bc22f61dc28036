import { expect, test } from 'vitest';
import { isGuarded, weakensGuard } from './setting-guards.ts';

test.each([
  ['payment', 'approvalThreshold', 500_000, 500_001, true],
  ['payment', 'approvalThreshold', 500_000, 499_999, false],
  ['payment', 'adjustmentLimit', 50_000, 60_000, true],
  ['payment', 'appealThreshold', 500_000, 600_000, true],
  ['payment', 'platformFeePercent', 10, 20, false],
  ['payment', 'platformFeePercent', 10, 0, false],
  ['payment', 'coverHeldNewPercent', 40, 39, true],
  ['payment', 'coverHeldNewPercent', 40, 41, false],
  ['payment', 'recallCoverDays', 14, 7, true],
  ['naira', 'dailyWithdrawalLimit', 1_000, 2_000, true],
  ['naira', 'referralReward', 500, 501, true],
  ['naira', 'referralReward', 500, 0, false],
  ['naira', 'minimumCountedPrice', 5_000, 4_999, true],
  ['naira', 'minimumCountedPrice', 5_000, 5_001, false],
  ['security', 'secondAdminForAdmins', true, false, true],
  ['security', 'secondAdminForAdmins', false, true, false],
  ['security', 'twoFactorForAdmins', true, null, true],
  ['security', 'twoFactorForAdmins', null, false, true],
  ['security', 'twoFactorForAdmins', null, true, false],
  ['notifications', 'smtpHost', 'smtp.example.com', '', false],
] as const)('%s.%s from %s to %s weakens a guard: %s', (section, field, before, after, expected) => {
  expect(weakensGuard(section, { field, before, after })).toBe(expected);
});

test.each([
  ['payment', 'approvalThreshold', true],
  ['notifications', 'smtpHost', true],
  ['payment', 'platformFeePercent', true],
  ['payment', 'refundProcessingDays', false],
  ['general', 'maintenanceMode', false],
] as const)('%s.%s guards money or staff: %s', (section, field, expected) => {
  expect(isGuarded(section, field)).toBe(expected);
});
