import { type Selectable, sql } from 'kysely';
import type { Reviews } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import { addSellerFigures } from '../listings/index.ts';

export type ReviewRow = Selectable<Reviews>;

const stars = [1, 2, 3, 4, 5] as const;

/** Makes a review visible to everybody, once, and counts its stars among the figures of whom it is about. */
export async function publishReview(tx: Tx, reviewId: string, now: Date): Promise<ReviewRow | undefined> {
  const review = await tx
    .updateTable('reviews')
    .set({ publishedAt: now })
    .where('id', '=', reviewId)
    .where('publishedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (review === undefined) return undefined;
  if (review.side === 'buyer') {
    const rating = stars.find((star) => star === review.rating);
    if (rating === undefined) throw new Error(`review ${reviewId} has ${review.rating} stars`);
    await addSellerFigures(tx, review.aboutId, { rating });
  } else {
    // The row exists since the purchase that is reviewed.
    await tx
      .updateTable('buyerFigures')
      .set({ ratings: sql`ratings + 1`, ratingSum: sql`rating_sum + ${review.rating}` })
      .where('buyerId', '=', review.aboutId)
      .execute();
  }
  return review;
}
