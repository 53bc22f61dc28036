import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Adds a buyer's review to the public figures of a seller. Sales are counted by a trigger of purchases. */
export async function addSellerRating(tx: Tx, sellerId: string, rating: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await tx
    .insertInto('sellerFigures')
    .values({ sellerId, ratings: 1, ratingSum: rating })
    .onConflict((conflict) =>
      conflict.column('sellerId').doUpdateSet({
        ratings: sql`seller_figures.ratings + 1`,
        ratingSum: sql`seller_figures.rating_sum + ${rating}`,
      }),
    )
    .execute();
}

/** Subtracts a buyer's review. */
export async function removeSellerRating(tx: Tx, sellerId: string, rating: number): Promise<void> {
  await tx
    .updateTable('sellerFigures')
    .set({ ratings: sql`ratings - 1`, ratingSum: sql`rating_sum - ${rating}::integer` })
    .where('sellerId', '=', sellerId)
    .execute();
}
