import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/**
 * Counts a completed sale, or a review by a buyer, among what the market shows about a seller. For the purchases and
 * reviews that cause it, in their transaction.
 */
export async function addSellerFigures(
  tx: Tx,
  sellerId: string,
  added: { sales?: number; rating?: 1 | 2 | 3 | 4 | 5 },
): Promise<void> {
  const sales = added.sales ?? 0;
  const ratings = added.rating === undefined ? 0 : 1;
  const ratingSum = added.rating ?? 0;
  await tx
    .insertInto('sellerFigures')
    .values({ sellerId, sales, ratings, ratingSum })
    .onConflict((conflict) =>
      conflict.column('sellerId').doUpdateSet({
        sales: sql`seller_figures.sales + ${sales}`,
        ratings: sql`seller_figures.ratings + ${ratings}`,
        ratingSum: sql`seller_figures.rating_sum + ${ratingSum}`,
      }),
    )
    .execute();
}

/** A review by a buyer no longer counts. */
export async function removeSellerRating(tx: Tx, sellerId: string, rating: number): Promise<void> {
  await tx
    .updateTable('sellerFigures')
    .set({ ratings: sql`ratings - 1`, ratingSum: sql`rating_sum - ${rating}::integer` })
    .where('sellerId', '=', sellerId)
    .execute();
}
