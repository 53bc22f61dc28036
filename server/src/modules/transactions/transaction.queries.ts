import type { TransactionFilter, TransactionSort } from '@oja/contract/admin-transactions';
import type { DisputeReason } from '@oja/contract/purchase-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { numberOfReference } from '../../domain/purchase/transaction-reference.ts';
import { latestDispute, type PurchaseRow } from '../purchases/index.ts';
import { periodStart } from './period.ts';
import { decodeTransactionCursor } from './transaction-cursor.ts';

export interface TransactionRow extends Omit<PurchaseRow, 'searchText'> {
  buyerName: string;
  sellerName: string;
  disputeReason: DisputeReason | null;
  disputeDate: Date | null;
}

/** A column and what breaks its ties; an index holds each of them in this order. */
const orders: Record<TransactionSort, { columns: RawBuilder<unknown>[]; names: (keyof TransactionRow)[] }> = {
  date: { columns: [sql`p.created_at`, sql`p.id`], names: ['createdAt', 'id'] },
  amount: { columns: [sql`p.price_kobo`, sql`p.id`], names: ['priceKobo', 'id'] },
  status: {
    columns: [sql`p.staff_status`, sql`p.created_at`, sql`p.id`],
    names: ['staffStatus', 'createdAt', 'id'],
  },
  platform: {
    columns: [sql`p.platform`, sql`p.created_at`, sql`p.id`],
    names: ['platform', 'createdAt', 'id'],
  },
  disputeStatus: {
    columns: [sql`p.dispute_status`, sql`p.created_at`, sql`p.id`],
    names: ['disputeStatus', 'createdAt', 'id'],
  },
};

/**
 * The page is found among the purchases alone, going on from where the page before ended, so that the last of a
 * million rows is as near as the first; names are looked up for the page.
 */
export async function readTransactions(
  db: Db,
  filter: TransactionFilter & { cursor?: string | undefined; limit: number; now: Date },
): Promise<TransactionRow[]> {
  const sort = filter.sort ?? 'date';
  const direction = filter.direction ?? 'desc';
  const { columns } = orders[sort];
  const conditions = conditionsOf(filter, filter.now);
  if (filter.cursor !== undefined) {
    const place = decodeTransactionCursor(sort, filter.cursor);
    const beyond = sql.raw(direction === 'desc' ? '<' : '>');
    conditions.push(sql`(${sql.join(columns)}) ${beyond} (${sql.join(place)})`);
  }
  const order = sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`));
  const { rows } = await sql<TransactionRow>`
    select p.*, b.name as buyer_name, s.name as seller_name, d.reason as dispute_reason, d.opened_at as dispute_date
      from (select p.* from purchases p where ${sql.join(conditions, sql` and `)}
             order by ${order} limit ${sql.lit(filter.limit)}) p
      join users b on b.id = p.buyer_id
      join users s on s.id = p.seller_id
      left join lateral (select reason, opened_at from disputes where purchase_id = p.id
                          order by ${latestDispute} limit 1) d on p.dispute_status <> 'none'
     order by ${order}`.execute(db);
  return rows;
}

/** Where a page ended, for the cursor. */
export function placeOf(row: TransactionRow, sort: TransactionSort | undefined): unknown[] {
  return orders[sort ?? 'date'].names.map((name) => row[name]);
}

const countedAtMost = 10_000;

/** How many there are, as far as anybody would turn pages. */
export async function countTransactions(
  db: Db,
  filter: TransactionFilter,
  now: Date,
): Promise<{ total: number; exact: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from purchases p where ${sql.join(conditionsOf(filter, now), sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, countedAtMost), exact: total <= countedAtMost };
}

function conditionsOf(filter: TransactionFilter, now: Date): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`p.hidden_at is null`];
  if (filter.status !== undefined) conditions.push(sql`p.staff_status = ${filter.status}`);
  if (filter.period !== undefined) conditions.push(sql`p.created_at >= ${periodStart(filter.period, now)}`);
  if (filter.dispute === 'any') conditions.push(sql`p.dispute_status <> 'none'`);
  else if (filter.dispute !== undefined) conditions.push(sql`p.dispute_status = ${filter.dispute}`);
  if (filter.search) {
    const number = numberOfReference(filter.search);
    const pattern = `%${filter.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(
      number === undefined
        ? sql`p.search_text like ${pattern}`
        : sql`(p.number = ${number} or p.search_text like ${pattern})`,
    );
  }
  return conditions;
}
