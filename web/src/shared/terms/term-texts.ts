import type { PublicTerms } from '@oja/contract/market-fields';

/** The published terms as they are written in sentences. */
export const termTexts = {
  fee: ({ fee_percent }: PublicTerms) => `${fee_percent} %`,
  disputeWindow: ({ dispute_days }: PublicTerms) => (dispute_days === 1 ? 'one day' : `${dispute_days} days`),
  bankFee: ({ withdrawal_fees }: PublicTerms) => amount(withdrawal_fees.bank),
  mobileFee: ({ withdrawal_fees }: PublicTerms) => amount(withdrawal_fees.mobile),
  cardFee: ({ withdrawal_fees }: PublicTerms) => amount(withdrawal_fees.card),
  minimumDeposit: ({ minimum_deposit }: PublicTerms) => amount(minimum_deposit),
  minimumWithdrawal: ({ minimum_withdrawal }: PublicTerms) => amount(minimum_withdrawal),
  dailyLimit: ({ daily_withdrawal_limit }: PublicTerms) => amount(daily_withdrawal_limit),
  rewardMinimum: ({ referral_minimum_price }: PublicTerms) => amount(referral_minimum_price),
  reward: ({ referral_reward }: PublicTerms) => amount(referral_reward),
} as const;

/** Whole naira without kobo, as prices are written in running text. */
function amount(naira: number): string {
  const digits = Number.isInteger(naira) ? 0 : 2;
  return `₦${naira.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
