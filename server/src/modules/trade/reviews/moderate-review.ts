import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ModerationDecision } from '../../../domain/report/report-target.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { countStarsOf } from './review.store.ts';

/** Takes down a review and subtracts its stars from the average, or undoes both. */
export async function moderateReview(tx: Tx, actor: Actor, decision: ModerationDecision): Promise<void> {
  const { id, down, reason, now } = decision;
  const review = await tx
    .updateTable('reviews')
    .set({ takenDownAt: down ? now : null })
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .where('takenDownAt', down ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (review === undefined) throw new Refusal('state_conflict');
  await countStarsOf(tx, review, down ? -1 : 1);
  await audit(tx, {
    actor,
    action: down ? 'review.taken_down' : 'review.put_back',
    subject: { kind: 'review', id },
    after: { about: review.aboutId, rating: review.rating },
    reason,
  });
  const { handle } = await tx
    .selectFrom('purchases')
    .select('handle')
    .where('id', '=', review.purchaseId)
    .executeTakeFirstOrThrow();
  const data = { handle, reason, side: review.side };
  await notify(tx, down ? 'review_taken_down' : 'review_put_back', review.authorId, data, now);
}

export async function isReviewDown(db: Db, reviewId: string): Promise<boolean> {
  const review = await db
    .selectFrom('reviews')
    .select('takenDownAt')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return review !== undefined && review.takenDownAt !== null;
}
