import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';
import { publishReview } from './review.store.ts';

const atOnce = 500;

/** Publishes reviews whose blind week is over without a review of the other side. */
export const publishReviews = defineJob({
  name: 'publish_reviews',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const due = await deps.db
      .selectFrom('reviews')
      .innerJoin('purchases', 'purchases.id', 'reviews.purchaseId')
      .select(['reviews.id', 'purchases.id as purchaseId', 'handle'])
      .where('publishedAt', 'is', null)
      .where('visibleFrom', '<=', deps.now())
      .orderBy('visibleFrom')
      .limit(atOnce)
      .execute();
    for (const { id, purchaseId, handle } of due) {
      await inTransaction(deps.db, async (tx) => {
        // Locks the purchase as writing a review does, so that a concurrent review is either seen here or waits.
        await tx
          .selectFrom('purchases')
          .select('id')
          .where('id', '=', purchaseId)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
        const now = deps.now();
        const review = await publishReview(tx, id, now);
        if (review) await notify(tx, 'review_received', review.aboutId, { handle, published: true }, now);
      });
    }
  },
});
