import type { Platform } from '@oja/contract/listing-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Cursor } from '../../../http/cursor.ts';
import type { ReviewRow } from './review.store.ts';

export interface ReviewWithPeople extends ReviewRow {
  authorName: string;
  authorAvatar: string | null;
  aboutName: string;
  number: number;
  handle: string;
  platform: Platform;
}

const columns = sql`
  r.*, author.nickname as author_name, author.avatar as author_avatar, about.nickname as about_name,
  p.number, p.handle, p.platform`;
const joins = sql`
  join users author on author.id = r.author_id
  join users about on about.id = r.about_id
  join purchases p on p.id = r.purchase_id`;

export async function readReview(db: Db, reviewId: string): Promise<ReviewWithPeople | undefined> {
  const { rows } = await sql<ReviewWithPeople>`
    select ${columns} from reviews r ${joins} where r.id = ${reviewId}`.execute(db);
  return rows[0];
}

interface Wanted {
  /** Only the reviews of these purchases. */
  purchases?: readonly string[] | undefined;
  limit: number;
  after: Cursor | undefined;
}

/** The published reviews about a user, newest first; `by` selects one side. */
export function readReceived(
  db: Db,
  input: { aboutId: string; by?: 'buyer' } & Wanted,
): Promise<ReviewWithPeople[]> {
  const { aboutId, by, purchases, after } = input;
  const conditions = [sql`r.about_id = ${aboutId}`, sql`r.published_at is not null`];
  if (by !== undefined) conditions.push(sql`r.side = ${by}`);
  if (purchases) conditions.push(sql`r.purchase_id = any (${purchases}::uuid[])`);
  if (after) conditions.push(sql`(r.published_at, r.id) < (${after.at}, ${after.id}::uuid)`);
  return read(db, conditions, sql`r.published_at desc, r.id desc`, input.limit);
}

export function readWritten(db: Db, input: { authorId: string } & Wanted): Promise<ReviewWithPeople[]> {
  const { authorId, purchases, after } = input;
  const conditions = [sql`r.author_id = ${authorId}`];
  if (purchases) conditions.push(sql`r.purchase_id = any (${purchases}::uuid[])`);
  if (after) conditions.push(sql`(r.created_at, r.id) < (${after.at}, ${after.id}::uuid)`);
  return read(db, conditions, sql`r.created_at desc, r.id desc`, input.limit);
}

async function read(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  limit: number,
): Promise<ReviewWithPeople[]> {
  const { rows } = await sql<ReviewWithPeople>`
    select ${columns} from reviews r ${joins}
     where ${sql.join(conditions, sql` and `)} order by ${order} limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface RatingFigures {
  rating: number | null;
  reviews: number;
}

/** Maintained with every review that is published. */
export async function readRatings(
  db: Db,
  userId: string,
): Promise<{ asSeller: RatingFigures; asBuyer: RatingFigures }> {
  const seller = await db
    .selectFrom('sellerFigures')
    .select(['ratings', 'ratingSum'])
    .where('sellerId', '=', userId)
    .executeTakeFirst();
  const buyer = await db
    .selectFrom('buyerFigures')
    .select(['ratings', 'ratingSum'])
    .where('buyerId', '=', userId)
    .executeTakeFirst();
  return { asSeller: average(seller), asBuyer: average(buyer) };
}

function average(figures: { ratings: number; ratingSum: number } | undefined): RatingFigures {
  const reviews = figures?.ratings ?? 0;
  return {
    rating: reviews === 0 ? null : Math.round(((figures?.ratingSum ?? 0) / reviews) * 10) / 10,
    reviews,
  };
}

/** The number of counted reviews of a seller for each number of stars, one to five. */
export async function countStars(db: Db, sellerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', (select) => select.fn.countAll<number>().as('reviews')])
    .where('aboutId', '=', sellerId)
    .where('side', '=', 'buyer')
    .where('publishedAt', 'is not', null)
    .where('takenDownAt', 'is', null)
    .where('counted', '=', true)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((star) => rows.find((row) => row.rating === star)?.reviews ?? 0);
}
