import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** The reviewed user replies to a published review, once. */
export async function replyToReview(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { reviewId: string; userId: string; text: string },
): Promise<void> {
  const traded = await deps.db
    .selectFrom('reviews')
    .innerJoin('purchases', 'purchases.id', 'reviews.purchaseId')
    .select('purchases.handle')
    .where('reviews.id', '=', input.reviewId)
    .where('reviews.aboutId', '=', input.userId)
    .executeTakeFirst();
  const refused = refuseContacts({ text: input.text }, traded);
  if (refused) throw refused;
  const replied = await deps.db
    .updateTable('reviews')
    .set({ reply: input.text, repliedAt: deps.now() })
    .where('id', '=', input.reviewId)
    .where('aboutId', '=', input.userId)
    .where('publishedAt', 'is not', null)
    .where('takenDownAt', 'is', null)
    .where('repliedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (replied === undefined) throw await refusalOf(deps, input);
}

/** The refusal of a reply. A caller who cannot read the review does not learn that it exists. */
async function refusalOf(
  deps: Pick<Deps, 'db'>,
  input: { reviewId: string; userId: string },
): Promise<Refusal> {
  const review = await deps.db
    .selectFrom('reviews')
    .select(['aboutId', 'authorId', 'publishedAt', 'takenDownAt'])
    .where('id', '=', input.reviewId)
    .executeTakeFirst();
  if (!review?.publishedAt || review.takenDownAt !== null) return new Refusal('not_found');
  if (review.aboutId === input.userId) return new Refusal('review_replied_already');
  return new Refusal(review.authorId === input.userId ? 'access_denied' : 'not_found');
}
