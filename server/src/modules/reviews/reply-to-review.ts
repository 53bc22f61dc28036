import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Whom a review is about answers it, once, when everybody can read it. */
export async function replyToReview(
  deps: Deps,
  input: { reviewId: string; userId: string; text: string },
): Promise<void> {
  const review = await deps.db
    .selectFrom('reviews')
    .select(['aboutId', 'authorId', 'publishedAt', 'takenDownAt'])
    .where('id', '=', input.reviewId)
    .executeTakeFirst();
  if (review === undefined || review.publishedAt === null || review.takenDownAt !== null) {
    throw new Refusal('not_found');
  }
  if (review.aboutId !== input.userId) {
    throw new Refusal(review.authorId === input.userId ? 'access_denied' : 'not_found');
  }
  const replied = await deps.db
    .updateTable('reviews')
    .set({ reply: input.text, repliedAt: deps.now() })
    .where('id', '=', input.reviewId)
    .where('repliedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (replied === undefined) throw new Refusal('review_replied_already');
}
