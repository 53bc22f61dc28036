import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Values by day in Lagos, for sparklines and charts. Each query reads one index range of the user. */
export type DayValues = Map<string, number>;

const day = (column: string) => sql.raw(`to_char(${column} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`);

interface Row {
  day: string;
  value: number;
}

const asMap = (rows: readonly Row[]): DayValues => new Map(rows.map((row) => [row.day, row.value]));

/** The payouts and the number of sales per day. */
export async function readSales(
  db: Db,
  sellerId: string,
  since: Date,
): Promise<{ orders: DayValues; revenueKobo: DayValues }> {
  const { rows: orders } = await sql<Row>`
    select ${day('created_at')} as day, count(*) as value from purchases
     where seller_id = ${sellerId} and created_at >= ${since} group by 1`.execute(db);
  const { rows: revenue } = await sql<Row>`
    select ${day('settled_at')} as day, sum(payout_kobo)::bigint as value from purchases
     where seller_id = ${sellerId} and settled_at >= ${since} group by 1`.execute(db);
  return { orders: asMap(orders), revenueKobo: asMap(revenue) };
}

export async function readPurchases(
  db: Db,
  buyerId: string,
  since: Date,
): Promise<{ completed: DayValues; spentKobo: DayValues }> {
  const { rows: completed } = await sql<Row>`
    select ${day('settled_at')} as day, count(*) as value from purchases
     where buyer_id = ${buyerId} and status = 'completed' and settled_at >= ${since} group by 1`.execute(db);
  const { rows: spent } = await sql<Row>`
    select ${day('p.created_at')} as day,
           sum(p.price_kobo - p.refunded_kobo
               - coalesce((select sum(refund_kobo) from cover_claims
                            where purchase_id = p.id and status = 'upheld'), 0)
               - coalesce((select sum(award_kobo) from appeals
                            where purchase_id = p.id and side = 'buyer' and status = 'awarded'), 0))::bigint as value
      from purchases p
     where p.buyer_id = ${buyerId} and p.status not in ('refunded', 'cancelled') and p.created_at >= ${since}
     group by 1`.execute(db);
  return { completed: asMap(completed), spentKobo: asMap(spent) };
}

/** Listings on the market now, and the day each was posted. */
export async function readProducts(
  db: Db,
  sellerId: string,
  since: Date,
): Promise<{ posted: number; byDay: DayValues }> {
  const { rows } = await sql<{ day: string | null; value: number }>`
    select case when posted_at >= ${since} then ${day('posted_at')} end as day, count(*) as value
      from listings where seller_id = ${sellerId} and status = 'posted' group by 1`.execute(db);
  const posted = rows.reduce((sum, row) => sum + row.value, 0);
  return { posted, byDay: new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row.value]]))) };
}

export async function readWishlist(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ items: number; byDay: DayValues }> {
  const { rows } = await sql<{ day: string | null; value: number }>`
    select case when saved_at >= ${since} then ${day('saved_at')} end as day, count(*) as value
      from listing_saves where user_id = ${userId} group by 1`.execute(db);
  const items = rows.reduce((sum, row) => sum + row.value, 0);
  return { items, byDay: new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row.value]]))) };
}

/** The views of a seller's listings per day, from the given day in Lagos on. */
export async function readViews(db: Db, sellerId: string, firstDay: string): Promise<DayValues> {
  const { rows } = await sql<Row>`
    select v.day::text as day, sum(v.views) as value
      from listings l join listing_view_days v on v.listing_id = l.id
     where l.seller_id = ${sellerId} and v.day >= ${firstDay}::date group by 1`.execute(db);
  return asMap(rows);
}

/** What people did after looking at a seller's listings: saved one, or asked about it. */
export async function readInterest(
  db: Db,
  sellerId: string,
  since: Date,
): Promise<{ saves: number; questions: number }> {
  const { rows } = await sql<{ saves: number; questions: number }>`
    select (select count(*) from listings l join listing_saves s on s.listing_id = l.id
             where l.seller_id = ${sellerId} and s.saved_at >= ${since}) as saves,
           (select count(*) from conversations
             where seller_id = ${sellerId} and asked_at >= ${since} and not with_staff) as questions`.execute(
    db,
  );
  return rows[0] ?? { saves: 0, questions: 0 };
}

/**
 * The median time until the seller answered a question or a dispute, over all and by the day of the question. Days
 * without an answer are missing.
 */
export async function readResponseMinutes(
  db: Db,
  sellerId: string,
  since: Date,
): Promise<{ median: number | null; byDay: DayValues }> {
  const { rows } = await sql<{ day: string | null; value: number | null }>`
    select ${day('asked_at')} as day, percentile_cont(0.5) within group (
             order by extract(epoch from answered_at - asked_at)::float8 / 60) as value
      from (select d.opened_at as asked_at, d.seller_answered_at as answered_at
              from purchases p join disputes d on d.purchase_id = p.id
             where p.seller_id = ${sellerId} and p.dispute_status <> 'none' and d.opened_at >= ${since}
            union all
            select c.asked_at, c.answered_at from conversations c
             where c.seller_id = ${sellerId} and c.asked_at >= ${since} and not c.with_staff) asked
     where answered_at is not null group by grouping sets ((), (1))`.execute(db);
  const byDay: DayValues = new Map();
  let median: number | null = null;
  for (const row of rows) {
    const minutes = row.value === null ? null : Math.round(row.value);
    if (row.day === null) median = minutes;
    else if (minutes !== null) byDay.set(row.day, minutes);
  }
  return { median, byDay };
}
