import type { reviewEndpoints } from '@oja/contract/reviews';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handlers } from '../../http/call.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { replyToReview } from './reply-to-review.ts';
import { presentOwn, presentReview } from './review.presenter.ts';
import {
  countStars,
  type ReviewWithPeople,
  readRatings,
  readReceived,
  readReview,
  readWritten,
} from './review.queries.ts';
import { writeReview } from './write-review.ts';

const pageSize = 20;

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
    async listOwnReviews({ session, query }) {
      const { id: userId } = session.user;
      const limit = query.limit ?? pageSize;
      const page = { limit: limit + 1, after: cursorOf(query.cursor) };
      const rows =
        query.side === 'written'
          ? await readWritten(deps.db, { ...page, authorId: userId })
          : await readReceived(deps.db, { ...page, aboutId: userId });
      const { asSeller, asBuyer } = await readRatings(deps.db, userId);
      return {
        data: rows.slice(0, limit).map((row) => presentOwn(row, userId)),
        next_cursor: nextCursor(rows, limit, query.side === 'written' ? 'createdAt' : 'publishedAt'),
        as_seller: asSeller,
        as_buyer: asBuyer,
      };
    },
    async listSellerReviews({ params, query }) {
      const limit = query.limit ?? pageSize;
      const rows = await readReceived(deps.db, {
        aboutId: params.id,
        by: 'buyer',
        limit: limit + 1,
        after: cursorOf(query.cursor),
      });
      const { asSeller } = await readRatings(deps.db, params.id);
      return {
        data: rows.slice(0, limit).map(presentReview),
        next_cursor: nextCursor(rows, limit, 'publishedAt'),
        ...asSeller,
        stars: await countStars(deps.db, params.id),
      };
    },
  };
};

const cursorOf = (cursor: string | undefined) => (cursor === undefined ? undefined : decodeCursor(cursor));

function nextCursor(
  rows: readonly ReviewWithPeople[],
  limit: number,
  order: 'createdAt' | 'publishedAt',
): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const at = last?.[order];
  return last && at ? encodeCursor({ at, id: last.id }) : null;
}
