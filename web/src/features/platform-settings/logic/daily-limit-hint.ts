import type { Settings } from '@oja/contract/settings';
import { formatNaira } from '@/lib/money';

export const dailyLimitFields = [
  'dailyWithdrawalLimit',
  'minimumWithdrawal',
  'bankWithdrawalFee',
  'cardWithdrawalFee',
  'mobileWithdrawalFee',
] as const;

const what = 'Of one person within 24 hours, fees included.';

/** What the minimum withdrawal and its fees mean for the daily limit. A field that is being typed into is no number. */
export function dailyLimitHint(rules: Pick<Settings<'naira'>, (typeof dailyLimitFields)[number]>): string {
  const { dailyWithdrawalLimit: limit, minimumWithdrawal: minimum } = rules;
  const fees = [rules.bankWithdrawalFee, rules.cardWithdrawalFee, rules.mobileWithdrawalFee];
  const least = minimum + Math.min(...fees);
  if (limit < least)
    return `${what} The smallest withdrawal takes ${formatNaira(least)} with its fee, so nobody can withdraw.`;
  const most = minimum + Math.max(...fees);
  if (limit < most)
    return `${what} The smallest withdrawal takes up to ${formatNaira(most)} with its fee, so not every method can be used.`;
  return what;
}
