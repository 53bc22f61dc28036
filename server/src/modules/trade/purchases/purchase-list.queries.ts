import type { PurchaseStatus } from '@oja/contract/purchase-fields';
import type { PurchaseQuery, PurchaseSort, PurchaseTab } from '@oja/contract/purchases';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { numberOfReference } from '../../../domain/purchase/transaction-reference.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { hydratePurchases, type PurchaseDetails } from './hydrate-purchases.ts';
import type { PurchaseRow } from './purchase.store.ts';

export type PurchaseSide = 'buyer' | 'seller';

const statusesOf: Record<Exclude<PurchaseTab, 'all'>, readonly PurchaseStatus[]> = {
  pending: ['pending'],
  disputed: ['disputed'],
  completed: ['completed'],
  failed: ['refunded', 'cancelled'],
};

const byTime: ListOrder<PurchaseRow> = {
  columns: [sql`p.created_at`, sql`p.id`],
  valuesOf: ({ createdAt, id }) => [createdAt, id],
  place: timestampAndId,
};
const byPrice: ListOrder<PurchaseRow> = {
  columns: [sql`p.price_kobo`, sql`p.id`],
  valuesOf: ({ priceKobo, id }) => [priceKobo, id],
  place: z.tuple([z.int(), z.uuid()]),
};

const orders: Record<PurchaseSort, { order: ListOrder<PurchaseRow>; direction: Direction }> = {
  recent: { order: byTime, direction: 'desc' },
  price_high: { order: byPrice, direction: 'desc' },
  price_low: { order: byPrice, direction: 'asc' },
};

export const orderOfPurchases = ({ sort = 'recent' }: Pick<PurchaseQuery, 'sort'>) => orders[sort];

/**
 * A page of one side's purchases, read from an index that starts with the user: a long history costs no more than a
 * short one.
 */
export async function readPurchasePage(
  db: Db,
  person: { side: PurchaseSide; id: string },
  query: PurchaseQuery & { limit: number },
): Promise<PurchaseDetails[]> {
  const { order, direction } = orderOfPurchases(query);
  const conditions = [ownedBy(person), ...filtersOf(query)];
  if (query.cursor !== undefined) conditions.push(beyond(order, direction, query.cursor));
  const { rows } = await sql<PurchaseRow>`
    select p.* from purchases p
     where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(order, direction)}
     limit ${sql.lit(query.limit)}`.execute(db);
  return hydratePurchases(db, rows);
}

export async function readPurchaseDetails(db: Db, purchaseId: string): Promise<PurchaseDetails | undefined> {
  const purchase = await db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) return undefined;
  const [details] = await hydratePurchases(db, [purchase]);
  return details;
}

const ownedBy = ({ side, id }: { side: PurchaseSide; id: string }) =>
  side === 'buyer' ? sql`p.buyer_id = ${id}` : sql`p.seller_id = ${id}`;

function filtersOf(query: PurchaseQuery): RawBuilder<unknown>[] {
  const filters: RawBuilder<unknown>[] = [];
  if (query.tab !== undefined && query.tab !== 'all') {
    filters.push(sql`p.status = any (${[...statusesOf[query.tab]]}::text[])`);
  }
  if (query.status !== undefined) filters.push(sql`p.status = ${query.status}`);
  if (query.platform !== undefined) filters.push(sql`p.platform = ${query.platform}`);
  if (query.search) {
    const pattern = likeContains(query.search);
    filters.push(sql`(
      p.handle ilike ${pattern} or p.category ilike ${pattern} or p.number = ${numberOfReference(query.search) ?? null}
      or exists (select from purchased_accounts a where a.purchase_id = p.id and a.description ilike ${pattern}))`);
  }
  return filters;
}
