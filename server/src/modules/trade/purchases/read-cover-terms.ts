import type { Settings } from '@oja/contract/settings';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { coverDaysFor, heldBps } from '../../../domain/cover/held-part.ts';
import { readRecalls } from '../recalls/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

/**
 * The days of cover and the part of the payout that it holds, by the seller's record at this moment. Without cover and
 * without a setting that requires it, nothing is read.
 */
export async function readCoverTerms(
  db: Db | Tx,
  sale: { sellerId: string; coverDays: number; payment: Settings<'payment'>; now: Date },
): Promise<Pick<PurchaseRow, 'coverDays' | 'coverHeldBps'>> {
  const { sellerId, payment, now } = sale;
  if (sale.coverDays === 0 && payment.recallCoverDays === 0) return { coverDays: 0, coverHeldBps: 0 };
  const { length: recalls } = await readRecalls(db, sellerId, now);
  const coverDays = coverDaysFor(sale.coverDays, { recalls, minimumDays: payment.recallCoverDays });
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
