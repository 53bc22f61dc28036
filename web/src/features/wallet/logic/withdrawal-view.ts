import type { Withdrawal } from '@oja/contract/payouts';

export function isOpen(withdrawal: Withdrawal): boolean {
  return withdrawal.status === 'requested' || withdrawal.status === 'sending';
}

const settledShown = 3;

/** What a person looks for first: all that is under way, and how the last few ended. */
export function latestWithdrawals(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  const settled = withdrawals.filter((withdrawal) => !isOpen(withdrawal)).slice(0, settledShown);
  return withdrawals.filter((withdrawal) => isOpen(withdrawal) || settled.includes(withdrawal));
}
