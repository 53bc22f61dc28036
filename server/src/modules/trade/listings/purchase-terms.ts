import type { DealTerms } from '@oja/contract/listings';
import type { Deps } from '../../../deps/deps.ts';
import { releaseDays } from '../../../domain/purchase/purchase-window.ts';

/** The terms of a purchase made now; a purchase keeps the terms it was made under. */
export async function readPurchaseTerms(deps: Pick<Deps, 'settings'>): Promise<DealTerms> {
  const { disputeWindowDays, escrowPeriodDays, platformFeePercent } = await deps.settings.read('payment');
  return {
    dispute_days: disputeWindowDays,
    escrow_days: releaseDays({ disputeDays: disputeWindowDays, escrowDays: escrowPeriodDays }),
    fee_percent: platformFeePercent,
  };
}
