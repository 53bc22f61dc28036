import { publicTerms } from '@oja/contract/market-fields';

/** The terms of a new installation. */
export const publishedTerms = publicTerms.parse({
  fee_percent: 10,
  escrow_days: 7,
  dispute_days: 7,
  withdrawal_fees: { bank: 50, mobile: 30, card: 25 },
  minimum_deposit: 100,
  minimum_withdrawal: 100,
  daily_withdrawal_limit: 5_000_000,
  referral_reward: 500,
  referral_minimum_price: 5_000,
  support_email: 'support@oja.test',
  support_hours: null,
});
