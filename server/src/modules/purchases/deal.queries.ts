import type { DisputeOutcome, DisputeReason, PurchaseStatus } from '@oja/contract/purchase-fields';
import type { DealQuery, PurchaseSort, PurchaseTab } from '@oja/contract/purchases';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StoredDisputeStatus } from '../../domain/dispute/dispute-process.ts';
import { numberOfReference } from '../../domain/purchase/transaction-reference.ts';
import { decodeDealCursor } from './deal-cursor.ts';
import type { PurchaseRow } from './purchase.store.ts';

/** A purchase with what both sides see beside it. Reads only, one statement for a page. */
export interface DealRow
  extends Omit<PurchaseRow, 'searchText' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason' | 'servedAt'> {
  servedAt: Date | null;
  url: string | null;
  description: string;
  followers: number | null;
  engagementTenths: number | null;
  images: string[];
  credentialsChangedAt: Date | null;
  buyerName: string;
  sellerNickname: string;
  sellerAvatar: string | null;
  sellerVerified: boolean;
  sellerRatings: number | null;
  sellerRatingSum: number | null;
  disputeState: StoredDisputeStatus | null;
  disputeReason: DisputeReason | null;
  disputeDescription: string | null;
  openedAt: Date | null;
  sellerDueAt: Date | null;
  sellerAnsweredAt: Date | null;
  outcome: DisputeOutcome | null;
  details: string | null;
  resolvedAt: Date | null;
  buyerReviewed: boolean;
  sellerReviewed: boolean;
  /** Whether the review of that side can be read by the other. */
  buyerReviewShown: boolean;
  sellerReviewShown: boolean;
}

export type DealSide = 'buyer' | 'seller';

const statusesOf: Record<Exclude<PurchaseTab, 'all'>, readonly PurchaseStatus[]> = {
  pending: ['pending', 'disputed'],
  completed: ['completed'],
  failed: ['refunded', 'cancelled'],
};

const orders: Record<PurchaseSort, { column: RawBuilder<unknown>; direction: 'desc' | 'asc' }> = {
  recent: { column: sql`p.created_at`, direction: 'desc' },
  price_high: { column: sql`p.price_kobo`, direction: 'desc' },
  price_low: { column: sql`p.price_kobo`, direction: 'asc' },
};

/**
 * The page is found among the purchases alone, by an index that starts with the person; everything beside it is looked
 * up for the page. So a long history costs no more than a short one.
 */
export async function readDeals(
  db: Db,
  person: { side: DealSide; id: string },
  query: DealQuery & { limit: number },
): Promise<DealRow[]> {
  const sort = query.sort ?? 'recent';
  const { column, direction } = orders[sort];
  const conditions = [ownedBy(person), ...filtersOf(query)];
  if (query.cursor !== undefined) {
    const [value, id] = decodeDealCursor(sort, query.cursor);
    const beyond = sql.raw(direction === 'desc' ? '<' : '>');
    conditions.push(sql`(${column}, p.id) ${beyond} (${value}, ${id}::uuid)`);
  }
  const order = sql`${column} ${sql.raw(direction)}, p.id ${sql.raw(direction)}`;
  const page = sql`
    select p.* from purchases p
     where ${sql.join(conditions, sql` and `)}
     order by ${order} limit ${sql.lit(query.limit)}`;
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from (${page}) p ${dealJoins} order by ${order}`.execute(db);
  return rows;
}

export async function readDeal(db: Db, purchaseId: string): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from purchases p ${dealJoins} where p.id = ${purchaseId}`.execute(db);
  return rows[0];
}

const ownedBy = ({ side, id }: { side: DealSide; id: string }) =>
  side === 'buyer' ? sql`p.buyer_id = ${id}` : sql`p.seller_id = ${id}`;

function filtersOf(query: DealQuery): RawBuilder<unknown>[] {
  const filters: RawBuilder<unknown>[] = [];
  if (query.tab !== undefined && query.tab !== 'all') {
    filters.push(sql`p.status = any (${[...statusesOf[query.tab]]}::text[])`);
  }
  if (query.status !== undefined) filters.push(sql`p.status = ${query.status}`);
  if (query.platform !== undefined) filters.push(sql`p.platform = ${query.platform}`);
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    filters.push(sql`(
      p.handle ilike ${pattern} or p.category ilike ${pattern} or p.number = ${numberOfReference(query.search) ?? null}
      or exists (select from purchased_accounts a where a.purchase_id = p.id and a.description ilike ${pattern}))`);
  }
  return filters;
}

const dealColumns = sql`
  p.id, p.number, p.listing_id, p.buyer_id, p.seller_id, p.status, p.dispute_status, p.platform, p.handle, p.category,
  p.price_kobo, p.fee_bps, p.refunded_kobo, p.fee_kobo, p.payout_kobo, p.dispute_days, p.escrow_days, p.created_at,
  p.dispute_start, p.dispute_end, p.auto_complete_at, p.settled_at, p.settled_by, p.note, p.replacements, p.served_at,
  p.payment_method, p.added_by, a.url, a.description, a.followers, a.engagement_tenths, a.images,
  c.changed_at as credentials_changed_at,
  b.name as buyer_name, s.nickname as seller_nickname, s.avatar as seller_avatar, s.verified as seller_verified,
  f.ratings as seller_ratings, f.rating_sum as seller_rating_sum,
  d.status as dispute_state, d.reason as dispute_reason, d.description as dispute_description, d.opened_at,
  d.seller_due_at, d.seller_answered_at, d.outcome, d.details, d.resolved_at,
  coalesce(r.by_buyer, false) as buyer_reviewed, coalesce(r.by_seller, false) as seller_reviewed,
  coalesce(r.buyer_shown, false) as buyer_review_shown, coalesce(r.seller_shown, false) as seller_review_shown`;

const dealJoins = sql`
  join purchased_accounts a on a.purchase_id = p.id
  left join purchase_credentials c on c.purchase_id = p.id
  join users b on b.id = p.buyer_id
  join users s on s.id = p.seller_id
  left join seller_figures f on f.seller_id = p.seller_id
  left join lateral (select * from disputes where purchase_id = p.id order by opened_at desc limit 1) d
    on p.dispute_status <> 'none'
  left join lateral (
    select bool_or(side = 'buyer') as by_buyer, bool_or(side = 'seller') as by_seller,
           bool_or(side = 'buyer' and published_at is not null) as buyer_shown,
           bool_or(side = 'seller' and published_at is not null) as seller_shown
      from reviews where purchase_id = p.id) r on p.status = 'completed'`;
