import type { StaffListingFilter } from '@oja/contract/admin-listings';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB, Listings, Users } from '../../../db/database.ts';
import { paginateFromNearestEnd } from '../../../db/paginate-from-nearest-end.ts';
import { beyondValues, inOrder, type RowOrder } from '../../../db/row-order.ts';
import { handleKeyOf } from '../../../domain/listing/listing-texts.ts';
import { escapeLike, likeContains } from '../../../domain/search/search-terms.ts';
import { readListingTallies } from '../../platform/tallies/index.ts';
import type { ListingRow } from './listing.store.ts';

export type StaffRow = ListingRow & {
  sellerNumber: number;
  sellerName: string;
  sellerNickname: string;
  sellerEmail: string;
  /** Of its last check; null without one. */
  riskSignals: string[] | null;
};

const perPageDefault = 15;

export interface StaffPage {
  rows: StaffRow[];
  page: number;
  perPage: number;
  total: number;
  /** Whether the count is exact. */
  exact: boolean;
}

/** One page. Its rows are selected from an index alone; only then are the listings and their sellers read. */
export async function readStaffPage(
  db: Db,
  filter: StaffListingFilter & { page?: number; per_page?: number },
): Promise<StaffPage> {
  const page = filter.page ?? 1;
  const perPage = filter.per_page ?? perPageDefault;
  const { total, exact } = await countStaffListings(db, filter);
  const { order, direction } = orderOf(filter);
  const read = paginateFromNearestEnd({
    offset: (page - 1) * perPage,
    limit: perPage,
    total: exact ? total : undefined,
    direction,
  });
  const place = filtered(db, filter)
    .select('l.id')
    .orderBy(inOrder(order, read.direction))
    .offset(read.offset)
    .limit(read.limit);
  const rows = await sorted(withSeller(everything(db)).where('l.id', 'in', place), filter).execute();
  return { rows, page, perPage, total, exact };
}

const countedAtMost = 10_000;

/** By platform and status from the maintained sums; with another filter, counted up to a maximum. */
async function countStaffListings(
  db: Db,
  filter: StaffListingFilter,
): Promise<{ total: number; exact: boolean }> {
  const { search, category, seller, platform, status } = filter;
  if (!search && category === undefined && seller === undefined) {
    const count = await readListingTallies(db);
    const removed = status === undefined ? count({ platform, status: 'removed' }) : 0;
    return { total: count({ platform, status }) - removed, exact: true };
  }
  const { found } = await db
    .selectFrom(
      filtered(db, filter)
        .select('l.id')
        .limit(countedAtMost + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(found, countedAtMost), exact: found <= countedAtMost };
}

export async function readStaffListing(db: Db, listingId: string): Promise<StaffRow | undefined> {
  return withSeller(everything(db)).where('l.id', '=', listingId).executeTakeFirst();
}

/** The next page of an export, in the order of the filter. */
export function readStaffPart(
  db: Db,
  filter: StaffListingFilter,
  part: { last: StaffRow | undefined; limit: number },
): Promise<StaffRow[]> {
  const { last, limit } = part;
  const { order, direction } = orderOf(filter);
  const query = sorted(withSeller(filtered(db, filter)), filter).limit(limit);
  return (last ? query.where(beyondValues(order, direction, order.valuesOf(last))) : query).execute();
}

type Tables = DB & { l: Listings };
type Query<Row> = SelectQueryBuilder<Tables, 'l', Row>;
type QueryWithSeller = SelectQueryBuilder<Tables & { u: Users }, 'l' | 'u', StaffRow>;

/** Counts from the listings alone, without joining their sellers. */
function everything(db: Db): Query<object> {
  return db.selectFrom('listings as l');
}

function withSeller(query: Query<object>): QueryWithSeller {
  return query
    .innerJoin('users as u', 'u.id', 'l.sellerId')
    .selectAll('l')
    .select([
      'u.number as sellerNumber',
      'u.name as sellerName',
      'u.nickname as sellerNickname',
      'u.email as sellerEmail',
      sql<
        string[] | null
      >`(select signals from risk_checks where listing_id = l.id order by id desc limit 1)`.as('riskSignals'),
    ]);
}

function filtered(db: Db, filter: StaffListingFilter): Query<object> {
  let query = everything(db);
  query = filter.status
    ? query.where('l.status', '=', filter.status)
    : query.where('l.status', '!=', 'removed');
  if (filter.platform) query = query.where('l.platform', '=', filter.platform);
  if (filter.category) query = query.where('l.category', '=', filter.category);
  if (filter.seller) query = query.where('l.sellerId', '=', filter.seller);
  if (!filter.search) return query;
  const person = likeContains(filter.search);
  const handle = `%${escapeLike(handleKeyOf(filter.search))}%`;
  // The sellers are selected first, so that their listings and the handles can both be looked up in an index.
  return query.where(
    sql<boolean>`(l.handle_key like ${handle} or l.seller_id = any (array(
      select id from users where search_text like ${person} and erased_at is null
      union select id from users where lower(nickname) like ${person} and erased_at is null)))`,
  );
}

/** The columns of each order with its tie-breakers; there is an index for each. */
const orders: Record<NonNullable<StaffListingFilter['sort']>, RowOrder<StaffRow>> = {
  created_at: {
    columns: [sql`l.submitted_at`, sql`l.id`],
    valuesOf: ({ submittedAt, id }) => [submittedAt, id],
  },
  price: { columns: [sql`l.price_kobo`, sql`l.id`], valuesOf: ({ priceKobo, id }) => [priceKobo, id] },
  platform: {
    columns: [sql`l.platform`, sql`l.submitted_at`, sql`l.id`],
    valuesOf: ({ platform, submittedAt, id }) => [platform, submittedAt, id],
  },
  status: {
    columns: [sql`l.status`, sql`l.submitted_at`, sql`l.id`],
    valuesOf: ({ status, submittedAt, id }) => [status, submittedAt, id],
  },
};

function orderOf({ sort = 'created_at', direction = 'desc' }: StaffListingFilter) {
  return { order: orders[sort], direction };
}

function sorted(query: QueryWithSeller, filter: StaffListingFilter): QueryWithSeller {
  const { order, direction } = orderOf(filter);
  return query.orderBy(inOrder(order, direction));
}

/** The number of a seller's listings per status, removed ones included. */
export async function countOfSeller(db: Db, sellerId: string): Promise<Record<ListingRow['status'], number>> {
  const query = db
    .selectFrom('listings')
    .select(['status', (select) => select.fn.countAll<number>().as('listings')])
    .where('sellerId', '=', sellerId)
    .groupBy('status');
  const counts = { draft: 0, pending: 0, posted: 0, rejected: 0, sold: 0, disputed: 0, removed: 0 };
  for (const row of await query.execute()) counts[row.status] = row.listings;
  return counts;
}

export async function readTimeline(db: Db, listingId: string) {
  return db
    .selectFrom('listingEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select([
      'e.happenedAt',
      'e.transition',
      'e.fromStatus',
      'e.toStatus',
      'e.actor',
      'e.reason',
      'e.actorId',
      'u.name',
    ])
    .where('e.listingId', '=', listingId)
    .orderBy('e.id')
    .execute();
}

export async function readSellerFigures(db: Db, sellerId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'u.id')
    .select(['u.createdAt', 'u.status', 'f.sales', 'f.ratings', 'f.ratingSum'])
    .where('u.id', '=', sellerId)
    .executeTakeFirstOrThrow();
}

export async function countInterest(db: Db, listingId: string): Promise<{ views: number; saves: number }> {
  const { rows } = await sql<{ views: number; saves: number }>`
    select (select count(*)::int from listing_views where listing_id = ${listingId}) as views,
           (select count(*)::int from listing_saves where listing_id = ${listingId}) as saves`.execute(db);
  return rows[0] ?? { views: 0, saves: 0 };
}
