import type { OwnReview, OwnReviewQuery, Review, SellerReviewQuery } from '@oja/contract/reviews';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';
import { presentOwn, presentReview } from './review.presenter.ts';
import {
  countStars,
  type RatingFigures,
  type ReviewWithPeople,
  readRatings,
  readReceived,
  readWritten,
} from './review.queries.ts';

const pageSize = 24;

export interface OwnReviewPage {
  data: OwnReview[];
  next_cursor: string | null;
  as_seller: RatingFigures;
  as_buyer: RatingFigures;
}

/** A page of the reviews about the caller, or of those they wrote, with their own figures. */
export async function showOwnReviews(
  deps: Pick<Deps, 'db'>,
  userId: string,
  query: OwnReviewQuery,
): Promise<OwnReviewPage> {
  const { purchases, side } = query;
  const limit = query.limit ?? pageSize;
  const wanted = { purchases, limit: limit + 1, after: placeOf(query.cursor) };
  const [rows, { asSeller, asBuyer }] = await Promise.all([
    side === 'written'
      ? readWritten(deps.db, { ...wanted, authorId: userId })
      : readReceived(deps.db, { ...wanted, aboutId: userId }),
    readRatings(deps.db, userId),
  ]);
  return {
    data: rows.slice(0, limit).map((row) => presentOwn(row, userId)),
    next_cursor: nextCursor(rows, limit, side === 'written' ? 'createdAt' : 'publishedAt'),
    as_seller: asSeller,
    as_buyer: asBuyer,
  };
}

export interface SellerReviewPage extends RatingFigures {
  data: Review[];
  next_cursor: string | null;
  stars: number[];
}

/**
 * A page of the reviews of buyers about a seller, with the figures of all of them. It goes with the page of the seller,
 * which is not shown while the account is suspended or after it was closed.
 */
export async function showSellerReviews(
  deps: Pick<Deps, 'db'>,
  sellerId: string,
  query: SellerReviewQuery,
): Promise<SellerReviewPage> {
  const limit = query.limit ?? pageSize;
  if (!(await isShown(deps.db, sellerId))) throw new Refusal('not_found');
  const wanted = { aboutId: sellerId, by: 'buyer', limit: limit + 1, after: placeOf(query.cursor) } as const;
  const [rows, { asSeller }, stars] = await Promise.all([
    readReceived(deps.db, wanted),
    readRatings(deps.db, sellerId),
    countStars(deps.db, sellerId),
  ]);
  return {
    data: rows.slice(0, limit).map(presentReview),
    next_cursor: nextCursor(rows, limit, 'publishedAt'),
    ...asSeller,
    stars,
  };
}

async function isShown(db: Db, sellerId: string): Promise<boolean> {
  const seller = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sellerId)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return seller !== undefined;
}

const placeOf = (cursor: string | undefined) => (cursor === undefined ? undefined : decodeCursor(cursor));

function nextCursor(
  rows: readonly ReviewWithPeople[],
  limit: number,
  order: 'createdAt' | 'publishedAt',
): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const at = last?.[order];
  return last && at ? encodeCursor({ at, id: last.id }) : null;
}
