import type { SellerRecord } from '@oja/contract/public-listing';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Rates say something from so many sales on. */
const salesForRates = 5;
/** And a median from so many answers on. */
const answersForMedian = 3;

/** How a seller has done so far, from counts that are kept and from indexes by seller. */
export async function readSellerRecord(db: Db, sellerId: string): Promise<SellerRecord> {
  const { rows } = await sql<{
    createdAt: Date;
    completed: number;
    ended: number;
    disputed: number;
    recalled: number;
    answers: number;
    answerSeconds: number | null;
  }>`
    select u.created_at as "createdAt", coalesce(f.completed, 0) as completed,
           coalesce(f.completed + f.refunded + f.cancelled, 0) as ended, d.disputed, r.recalled, a.answers,
           a.seconds as "answerSeconds"
      from users u
      left join sale_figures f on f.seller_id = u.id
     cross join lateral (
       select count(*)::int as disputed from purchases p
        where p.seller_id = u.id and p.settled_at is not null and p.dispute_status <> 'none'
          and exists (select from disputes where purchase_id = p.id and outcome <> 'withdrawn')) d
     cross join lateral (select count(*)::int as recalled from recalls where seller_id = u.id) r
     cross join lateral (
       select count(*)::int as answers,
              percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)) as seconds
         from (select asked_at, answered_at from conversations
                where seller_id = u.id and asked_at is not null and answered_at is not null and not with_staff
                order by asked_at desc limit 100) recent) a
     where u.id = ${sellerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`seller ${sellerId} is gone`);
  const { completed, ended, disputed, recalled, answers, answerSeconds } = row;
  const hasRates = completed >= salesForRates;
  return {
    member_since: row.createdAt.toISOString(),
    sales: completed,
    completed_percent: hasRates ? percent(completed, ended) : null,
    disputed_percent: hasRates ? percent(disputed, ended) : null,
    recalled_percent: hasRates ? percent(recalled, ended) : null,
    answer_minutes:
      answerSeconds === null || answers < answersForMedian
        ? null
        : Math.max(Math.round(answerSeconds / 60), 1),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
