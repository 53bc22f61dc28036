import type { StaffListingFilter } from '@oja/contract/admin-listings';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { DB, Listings, Users } from '../../db/database.ts';
import { handleKeyOf } from '../../domain/listing/listing-texts.ts';
import type { ListingRow } from './listing.store.ts';

export type StaffRow = ListingRow & {
  sellerNumber: number;
  sellerName: string;
  sellerNickname: string;
  sellerEmail: string;
};

const perPageDefault = 15;

export interface StaffPage {
  rows: StaffRow[];
  page: number;
  perPage: number;
  total: number;
}

export async function readStaffPage(
  db: Db,
  filter: StaffListingFilter & { page?: number; per_page?: number },
): Promise<StaffPage> {
  const page = filter.page ?? 1;
  const perPage = filter.per_page ?? perPageDefault;
  const { total } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sorted(withSeller(filtered(db, filter)), filter)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, page, perPage, total };
}

export async function readStaffListing(db: Db, listingId: string): Promise<StaffRow | undefined> {
  return withSeller(everything(db)).where('l.id', '=', listingId).executeTakeFirst();
}

/** The ids of a filter in its order, and rows by id: an export is read in parts that cannot overlap. */
export async function readStaffIds(db: Db, filter: StaffListingFilter, limit: number): Promise<string[]> {
  const rows = await sorted(filtered(db, filter).select('l.id'), filter).limit(limit).execute();
  return rows.map((row) => row.id);
}

export async function readStaffRows(db: Db, ids: readonly string[]): Promise<StaffRow[]> {
  const rows = await withSeller(everything(db)).where('l.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Tables = DB & { l: Listings; u: Users };
type Query<Row> = SelectQueryBuilder<Tables, 'l' | 'u', Row>;

function everything(db: Db) {
  return db.selectFrom('listings as l').innerJoin('users as u', 'u.id', 'l.sellerId');
}

function withSeller(query: Query<object>): Query<StaffRow> {
  return query
    .selectAll('l')
    .select([
      'u.number as sellerNumber',
      'u.name as sellerName',
      'u.nickname as sellerNickname',
      'u.email as sellerEmail',
    ]);
}

function filtered(db: Db, filter: StaffListingFilter): Query<object> {
  let query: Query<object> = everything(db);
  query = filter.status
    ? query.where('l.status', '=', filter.status)
    : query.where('l.status', '!=', 'removed');
  if (filter.platform) query = query.where('l.platform', '=', filter.platform);
  if (filter.category) query = query.where('l.category', '=', filter.category);
  if (filter.seller) query = query.where('l.sellerId', '=', filter.seller);
  if (!filter.search) return query;
  const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  const handle = `%${handleKeyOf(filter.search).replace(/[\\%_]/g, '\\$&')}%`;
  return query.where((where) =>
    where.or([
      where('l.handleKey', 'like', handle),
      where('u.name', 'ilike', like),
      where('u.nickname', 'ilike', like),
      where('u.email', 'ilike', like),
    ]),
  );
}

const columns = {
  created_at: 'l.submittedAt',
  price: 'l.priceKobo',
  platform: 'l.platform',
  status: 'l.status',
} as const;

function sorted<Row>(query: Query<Row>, filter: StaffListingFilter): Query<Row> {
  const direction = filter.direction ?? 'desc';
  return query.orderBy(columns[filter.sort ?? 'created_at'], direction).orderBy('l.id', direction);
}

/** How many there are of each status, removed ones included. */
export async function countByStatus(
  db: Db,
  sellerId?: string,
): Promise<Record<ListingRow['status'], number>> {
  let query = db
    .selectFrom('listings')
    .select(['status', (select) => select.fn.countAll<number>().as('listings')])
    .groupBy('status');
  if (sellerId !== undefined) query = query.where('sellerId', '=', sellerId);
  const counts = { draft: 0, pending: 0, posted: 0, rejected: 0, sold: 0, disputed: 0, removed: 0 };
  for (const row of await query.execute()) counts[row.status] = row.listings;
  return counts;
}

export async function readTimeline(db: Db, listingId: string) {
  return db
    .selectFrom('listingEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.happenedAt', 'e.transition', 'e.fromStatus', 'e.toStatus', 'e.actor', 'e.reason', 'u.name'])
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
