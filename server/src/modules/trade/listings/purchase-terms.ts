import type { DealTerms, PublicTerms } from '@oja/contract/market-fields';
import type { Deps } from '../../../deps/deps.ts';
import { releaseDays } from '../../../domain/purchase/purchase-window.ts';
import { promisedHoursOf } from '../../../domain/ticket/ticket-terms.ts';

/** The terms of a purchase made now; a purchase keeps the terms it was made under. */
export async function readPurchaseTerms(deps: Pick<Deps, 'settings'>): Promise<DealTerms> {
  const { disputeWindowDays, escrowPeriodDays, platformFeePercent } = await deps.settings.read('payment');
  return {
    dispute_days: disputeWindowDays,
    escrow_days: releaseDays({ disputeDays: disputeWindowDays, escrowDays: escrowPeriodDays }),
    fee_percent: platformFeePercent,
  };
}

/** The figures that the landing page and the terms of service state. */
export async function readPublicTerms(deps: Pick<Deps, 'settings'>): Promise<PublicTerms> {
  const [terms, naira, general] = await Promise.all([
    readPurchaseTerms(deps),
    deps.settings.read('naira'),
    deps.settings.read('general'),
  ]);
  return {
    ...terms,
    withdrawal_fees: {
      bank: naira.bankWithdrawalFee,
      mobile: naira.mobileWithdrawalFee,
      card: naira.cardWithdrawalFee,
    },
    minimum_deposit: naira.minimumDeposit,
    minimum_withdrawal: naira.minimumWithdrawal,
    daily_withdrawal_limit: naira.dailyWithdrawalLimit,
    referral_reward: naira.referralReward,
    referral_minimum_price: naira.minimumCountedPrice,
    support_email: general.supportEmail,
    support_hours: promisedHoursOf(general),
  };
}
