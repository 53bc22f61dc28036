import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { koboFromNaira } from '@oja/contract/money';
import type { Settings } from '@oja/contract/settings';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { heldBps, minimumCover, newSellerSales } from '../../../domain/cover/held-part.ts';
import { readPlanMinimumCover } from '../handover-plans/index.ts';
import { readRecalls } from '../recalls/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

export interface CoveredSale extends Pick<PurchaseRow, 'sellerId' | 'platform' | 'handoverKind'> {
  /** What the listing offers. */
  coverDays: number;
  /** The plan that the purchase follows, when it was read already. */
  plan?: HandoverPlan | undefined;
  payment: Settings<'payment'>;
  naira: Settings<'naira'>;
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
  const { sellerId, platform, handoverKind: kind, plan, payment, naira, now } = sale;
  const { recallCoverDays: recallDays } = payment;
  const planDays = plan?.minimum_cover_days ?? (await readPlanMinimumCover(db, { platform, kind, at: now }));
  if (sale.coverDays === 0 && planDays === 0 && recallDays === 0) return { coverDays: 0, coverHeldBps: 0 };
  const { length: recalls } = await readRecalls(db, sellerId, now);
  const coverDays = Math.max(sale.coverDays, minimumCover({ planDays, recalls, recallDays }).days);
  if (coverDays === 0) return { coverDays, coverHeldBps: 0 };
  const minimumKobo = koboFromNaira(naira.minimumCountedPrice);
  const record = { ...(await readRecord(db, { sellerId, minimumKobo })), recalls };
  return { coverDays, coverHeldBps: heldBps(record, payment) };
}

/**
 * Sales below the minimum price do not count: three of them cost less than the part that cover would hold. The index of
 * settled sales serves the count.
 */
async function readRecord(
  db: Db | Tx,
  { sellerId, minimumKobo }: { sellerId: string; minimumKobo: number },
): Promise<{ isVerified: boolean; completedSales: number }> {
  const { verified: isVerified } = await db
    .selectFrom('users')
    .select('verified')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  const counted = await db
    .selectFrom('purchases')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('status', '=', 'completed')
    .where('settledAt', 'is not', null)
    .where(sql<boolean>`price_kobo - refunded_kobo >= ${minimumKobo}`)
    .limit(newSellerSales)
    .execute();
  return { isVerified, completedSales: counted.length };
}
