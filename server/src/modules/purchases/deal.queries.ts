import type { DisputeOutcome, DisputeReason, PurchaseStatus } from '@oja/contract/purchase-fields';
import type { DealQuery, PurchaseSort, PurchaseTab } from '@oja/contract/purchases';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StoredDisputeStatus } from '../../domain/dispute/dispute-process.ts';
import { numberOfReference } from '../../domain/purchase/transaction-reference.ts';
import { patternOf } from '../../domain/search/search-terms.ts';
import { completeDeals } from './complete-deals.ts';
import { decodeDealCursor } from './deal-cursor.ts';
import type { PurchaseRow } from './purchase.store.ts';

/** A purchase with what both sides see beside it. */
export interface DealRow extends PurchaseRow, Account, People, DisputeFacts, ReviewFacts {}

export interface Account {
  url: string | null;
  description: string;
  followers: number | null;
  engagementTenths: number | null;
  images: string[];
  credentialsChangedAt: Date | null;
}

export interface People {
  buyerNickname: string;
  sellerNickname: string;
  sellerAvatar: string | null;
  sellerVerified: boolean;
  sellerRatings: number | null;
  sellerRatingSum: number | null;
}

/** All null without a dispute. */
export interface DisputeFacts {
  disputeState: StoredDisputeStatus | null;
  disputeReason: DisputeReason | null;
  disputeDescription: string | null;
  openedAt: Date | null;
  sellerDueAt: Date | null;
  sellerAnsweredAt: Date | null;
  outcome: DisputeOutcome | null;
  details: string | null;
  earlyReason: string | null;
  resolvedAt: Date | null;
}

export interface ReviewFacts {
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

/** A page of one side's deals, found by an index that starts with the person: a long history costs no more than a short one. */
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
  const { rows } = await sql<PurchaseRow>`
    select p.* from purchases p
     where ${sql.join(conditions, sql` and `)}
     order by ${column} ${sql.raw(direction)}, p.id ${sql.raw(direction)}
     limit ${sql.lit(query.limit)}`.execute(db);
  return completeDeals(db, rows);
}

export async function readDeal(db: Db, purchaseId: string): Promise<DealRow | undefined> {
  const purchase = await db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) return undefined;
  const [deal] = await completeDeals(db, [purchase]);
  return deal;
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
    const pattern = patternOf(query.search);
    filters.push(sql`(
      p.handle ilike ${pattern} or p.category ilike ${pattern} or p.number = ${numberOfReference(query.search) ?? null}
      or exists (select from purchased_accounts a where a.purchase_id = p.id and a.description ilike ${pattern}))`);
  }
  return filters;
}
