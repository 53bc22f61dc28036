import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Settings } from '@oja/contract/settings';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { heldBps, minimumCover } from '../../../domain/cover/held-part.ts';
import { readPlanMinimumCover } from '../handover-plans/index.ts';
import { readRecalls } from '../recalls/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

export interface CoveredSale extends Pick<PurchaseRow, 'sellerId' | 'platform' | 'handoverKind'> {
  /** What the listing offers. */
  coverDays: number;
  /** The plan that the purchase follows, when it was read already. */
  plan?: HandoverPlan | undefined;
  payment: Settings<'payment'>;
  now: Date;
}

/**
 * The days of cover and the part of the payout that it holds, by the hand-over plan and the seller's record at this
 * moment. A listing from before a minimum was required gets that minimum.
 */
export async function readCoverTerms(
  db: Db | Tx,
  sale: CoveredSale,
): Promise<Pick<PurchaseRow, 'coverDays' | 'coverHeldBps'>> {
  const { sellerId, platform, handoverKind: kind, plan, payment, now } = sale;
  const { recallCoverDays: recallDays } = payment;
  const planDays = plan?.minimum_cover_days ?? (await readPlanMinimumCover(db, { platform, kind, at: now }));
  if (sale.coverDays === 0 && planDays === 0 && recallDays === 0) return { coverDays: 0, coverHeldBps: 0 };
  const { length: recalls } = await readRecalls(db, sellerId, now);
  const coverDays = Math.max(sale.coverDays, minimumCover({ planDays, recalls, recallDays }).days);
  if (coverDays === 0) return { coverDays, coverHeldBps: 0 };
  const { verified, sales } = await db
    .selectFrom('users as u')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'u.id')
    .select(['u.verified', 'f.sales'])
    .where('u.id', '=', sellerId)
    .executeTakeFirstOrThrow();
  const record = { completedSales: sales ?? 0, isVerified: verified, recalls };
  return { coverDays, coverHeldBps: heldBps(record, payment) };
}
