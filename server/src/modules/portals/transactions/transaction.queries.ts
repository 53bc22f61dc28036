import type { TransactionFilter, TransactionSort } from '@oja/contract/admin-transactions';
import type { DisputeReason } from '@oja/contract/purchase-fields';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { withinDays, withinRanges } from '../../../db/range-conditions.ts';
import { inOrder } from '../../../db/row-order.ts';
import { textOrPeopleLike } from '../../../db/text-or-people.ts';
import { lagosDay } from '../../../domain/lagos-days.ts';
import { beginsEveryReference, spansOfReference } from '../../../domain/purchase/transaction-reference.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampAndId, timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { countShownPurchases } from '../../platform/tallies/index.ts';
import { latestDisputeOf, type PurchaseRow, searchedPurchases } from '../../trade/purchases/index.ts';
import { periodStart } from './period.ts';

export interface TransactionRow extends PurchaseRow {
  buyerName: string;
  sellerName: string;
  disputeReason: DisputeReason | null;
  disputeDate: Date | null;
  /** An appeal about it waits for a decision. */
  hasOpenAppeal: boolean;
}

/** What a period and the days of a range are counted by. */
interface Calendar {
  now: Date;
  timeZone: string;
}

const textTimestampAndId = z.tuple([z.string(), timestampInCursor, z.uuid()]);

/** A column and what breaks its ties; an index holds each of them in this order. */
const orders: Record<TransactionSort, ListOrder<TransactionRow>> = {
  date: {
    columns: [sql`p.created_at`, sql`p.id`],
    valuesOf: ({ createdAt, id }) => [createdAt, id],
    place: timestampAndId,
  },
  amount: {
    columns: [sql`p.price_kobo`, sql`p.id`],
    valuesOf: ({ priceKobo, id }) => [priceKobo, id],
    place: z.tuple([z.int(), z.uuid()]),
  },
  status: {
    columns: [sql`p.staff_status`, sql`p.created_at`, sql`p.id`],
    valuesOf: ({ staffStatus, createdAt, id }) => [staffStatus, createdAt, id],
    place: textTimestampAndId,
  },
  platform: {
    columns: [sql`p.platform`, sql`p.created_at`, sql`p.id`],
    valuesOf: ({ platform, createdAt, id }) => [platform, createdAt, id],
    place: textTimestampAndId,
  },
  disputeStatus: {
    columns: [sql`p.dispute_status`, sql`p.created_at`, sql`p.id`],
    valuesOf: ({ disputeStatus, createdAt, id }) => [disputeStatus, createdAt, id],
    place: textTimestampAndId,
  },
};

export const orderOfTransactions = ({ sort = 'date' }: TransactionFilter) => orders[sort];

/**
 * The page is found among the purchases alone, going on from where the page before ended, so that the last of a
 * million rows is as near as the first; names are looked up for the page.
 */
export async function readTransactions(
  db: Db,
  filter: TransactionFilter & Calendar & { cursor?: string | undefined; limit: number },
): Promise<TransactionRow[]> {
  const direction = filter.direction ?? 'desc';
  const order = orderOfTransactions(filter);
  const conditions = await conditionsOf(db, filter);
  if (filter.cursor !== undefined) conditions.push(beyond(order, direction, filter.cursor));
  const purchases = (await purchasesOfShortTime(db, filter)) ?? sql`purchases`;
  const { rows } = await sql<TransactionRow>`
    select p.*, b.name as buyer_name, s.name as seller_name, d.reason as dispute_reason, d.opened_at as dispute_date,
           p.dispute_status <> 'none' and ${hasOpenAppeal('p.id')} as has_open_appeal
      from (select p.* from ${purchases} p where ${sql.join(conditions, sql` and `)}
             order by ${inOrder(order, direction)} limit ${sql.lit(filter.limit)}) p
      join users b on b.id = p.buyer_id
      join users s on s.id = p.seller_id
      left join lateral (select reason, opened_at from disputes
                          where id = ${latestDisputeOf('p.id')}) d on p.dispute_status <> 'none'
     order by ${inOrder(order, direction)}`.execute(db);
  return rows;
}

/** An appeal about the purchase waits, whether its money waits or was paid already. */
export const hasOpenAppeal = (purchaseId: string) => sql<boolean>`exists (
  select from appeals a where a.purchase_id = ${sql.ref(purchaseId)} and a.status = 'open')`;

const countedAtMost = 10_000;

/** How many there are: of all the kept sum, of a filter as far as a reader would turn pages. */
export async function countTransactions(
  db: Db,
  filter: TransactionFilter & Calendar,
): Promise<{ total: number; exact: boolean }> {
  if (!isFiltered(filter)) return { total: await countShownPurchases(db), exact: true };
  const conditions = await conditionsOf(db, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from purchases p where ${sql.join(conditions, sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, countedAtMost), exact: total <= countedAtMost };
}

function isFiltered(filter: TransactionFilter): boolean {
  const { status, period, dispute, shown } = filter;
  const limits = [filter.amount_from, filter.amount_to, filter.date_from, filter.date_to];
  return (
    Boolean(status || period || dispute || shown || searchOf(filter)) ||
    limits.some((limit) => limit !== undefined)
  );
}

/** What every id begins with finds them all. */
function searchOf({ search }: TransactionFilter): string | undefined {
  return search && !beginsEveryReference(search) ? search : undefined;
}

async function conditionsOf(db: Db, filter: TransactionFilter & Calendar): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [
    filter.shown === 'hidden' ? sql`p.hidden_at is not null` : sql`p.hidden_at is null`,
    ...withinRanges({ amountKobo: sql`p.price_kobo`, at: sql`p.created_at` }, filter),
  ];
  if (filter.status !== undefined) conditions.push(sql`p.staff_status = ${filter.status}`);
  if (filter.period !== undefined) {
    conditions.push(sql`p.created_at >= ${periodStart(filter.period, filter.now)}`);
  }
  if (filter.dispute === 'appeal') conditions.push(hasOpenAppeal('p.id'));
  else if (filter.dispute === 'any') conditions.push(sql`p.dispute_status <> 'none'`);
  else if (filter.dispute !== undefined) conditions.push(sql`p.dispute_status = ${filter.dispute}`);
  const search = searchOf(filter);
  if (search) conditions.push(await mentions(db, search));
  return conditions;
}

/** By id, buyer, seller or account; a part of the id is enough. */
async function mentions(db: Db, search: string): Promise<RawBuilder<unknown>> {
  const numbers = spansOfReference(search).map(({ from, to }) => sql`p.number between ${from} and ${to}`);
  const words = await textOrPeopleLike(db, searchedPurchases('p'), likeContains(search));
  return sql`(${sql.join([...numbers, words], sql` or `)})`;
}

/** A time is short when it has at most this share of the purchases. */
const shortTimeShare = 0.05;

/**
 * The largest purchases of a short time are sorted among those of the time: in the order of all amounts, most of the
 * others could come first.
 */
async function purchasesOfShortTime(
  db: Db,
  filter: TransactionFilter & Calendar,
): Promise<RawBuilder<unknown> | undefined> {
  const { period, date_from: from, date_to: to, sort, now, timeZone } = filter;
  if (sort !== 'amount' || (period ?? from ?? to) === undefined) return undefined;
  const start = period && periodStart(period, now);
  const first = [start && lagosDay(start), from].filter((day) => day !== undefined).toSorted();
  const [all, within] = [await countShownPurchases(db), await countShownPurchases(db, first.at(-1), to)];
  if (within > all * shortTimeShare) return undefined;
  const times = withinDays(sql`t.created_at`, { from, to, timeZone });
  if (start) times.push(sql`t.created_at >= ${start}`);
  return sql`(select t.* from purchases t where ${sql.join(times, sql` and `)} offset 0)`;
}
