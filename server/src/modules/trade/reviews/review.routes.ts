import type { reviewEndpoints } from '@oja/contract/reviews';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { replyToReview } from './reply-to-review.ts';
import { presentOwn } from './review.presenter.ts';
import { readReview } from './review.queries.ts';
import { showOwnReviews, showSellerReviews } from './show-reviews.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = (deps: Deps): Handlers<typeof reviewEndpoints> => {
  const own = async (reviewId: string, viewerId: string) => {
    const row = await readReview(deps.db, reviewId);
    if (row === undefined) throw new Refusal('not_found');
    return presentOwn(row, viewerId);
  };
  return {
    async writeReview({ session, params, body }) {
      const authorId = session.user.id;
      const id = await writeReview(deps, {
        purchaseId: params.id,
        authorId,
        rating: body.rating,
        text: body.text,
      });
      return { data: await own(id, authorId) };
    },
    async replyToReview({ session, params, body }) {
      const userId = session.user.id;
      await replyToReview(deps, { reviewId: params.id, userId, text: body.text });
      return { data: await own(params.id, userId) };
    },
    listOwnReviews({ session, query }) {
      return showOwnReviews(deps, session.user.id, query);
    },
    listSellerReviews({ params, query }) {
      return showSellerReviews(deps, params.id, query);
    },
  };
};
