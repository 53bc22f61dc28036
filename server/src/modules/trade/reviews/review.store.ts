import { type Selectable, sql } from 'kysely';
import type { Reviews } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { addSellerRating, removeSellerRating } from '../listings/index.ts';

export type ReviewRow = Selectable<Reviews>;

const stars = [1, 2, 3, 4, 5] as const;

/** Publishes a review once, and adds its stars to the figures of the reviewed user if they count. */
export async function publishReview(tx: Tx, reviewId: string, now: Date): Promise<ReviewRow | undefined> {
  const review = await tx
    .updateTable('reviews')
    .set({ publishedAt: now })
    .where('id', '=', reviewId)
    .where('publishedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (review === undefined) return undefined;
  await countStarsOf(tx, review, 1);
  return review;
}

/** Adds the stars of a review to the figures of the reviewed user, or subtracts them, if they count. */
export async function countStarsOf(tx: Tx, review: ReviewRow, times: 1 | -1): Promise<void> {
  if (!review.counted) return;
  if (review.side === 'buyer') {
    const rating = stars.find((star) => star === review.rating);
    if (rating === undefined) throw new Error(`review ${review.id} has ${review.rating} stars`);
    if (times === 1) await addSellerRating(tx, review.aboutId, rating);
    else await removeSellerRating(tx, review.aboutId, rating);
    return;
  }
  // The row exists since the purchase that is reviewed.
  await tx
    .updateTable('buyerFigures')
    .set({
      ratings: sql`ratings + ${times}::integer`,
      ratingSum: sql`rating_sum + ${times * review.rating}::integer`,
    })
    .where('buyerId', '=', review.aboutId)
    .execute();
}
