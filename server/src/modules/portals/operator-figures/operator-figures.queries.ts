import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The Monday of a moment in Lagos. */
const weekOf = (column: string) =>
  sql<string>`date_trunc('week', ${sql.ref(column)} at time zone 'Africa/Lagos')::date::text`;

export interface PurchaseWeek {
  week: string;
  purchases: number;
  disputed: number;
  refunded: number;
  recalled: number;
}

/** What became of the purchases, by the week in which they began. */
export async function readPurchaseWeeks(db: Db, from: Date): Promise<PurchaseWeek[]> {
  const { rows } = await sql<PurchaseWeek>`
    select ${weekOf('p.created_at')} as week, count(*) as purchases,
           count(*) filter (where p.dispute_status <> 'none') as disputed,
           count(*) filter (where p.status = 'refunded' or p.refunded_kobo > 0) as refunded,
           count(r.purchase_id) as recalled
      from purchases p left join recalls r on r.purchase_id = p.id
     where p.created_at >= ${from} group by 1`.execute(db);
  return rows;
}

/** Without a person: of all staff together. */
export interface WorkWeek {
  week: string | null;
  personId: string | null;
  answers: number;
  answerHours: number | null;
  decisions: number;
  decisionHours: number | null;
}

/**
 * First answers and decisions with the hours they took: by week, by person, and by both. A listing that was sent in again
 * after a decision has lost the time of its first submission, so that decision is left out. So is a dispute that the two
 * sides ended themselves.
 */
export async function readWorkDone(db: Db, from: Date): Promise<WorkWeek[]> {
  const done = sql`
    select 'answer' as act, m.author_id as person_id, t.first_answered_at as at, t.created_at as since
      from tickets t cross join lateral (
        select author_id from ticket_messages
         where ticket_id = t.id and kind = 'staff' order by position limit 1) m
     where t.created_at >= ${from} and t.first_answered_at is not null
    union all
    select 'decision', resolved_by, coalesce(ruled_at, resolved_at), opened_at from disputes
     where resolved_by is not null and resolved_at >= ${from} and outcome not in ('withdrawn', 'settled')
    union all
    select 'decision', decided_by, ended_at, opened_at from cover_claims
     where decided_by is not null and ended_at >= ${from}
    union all
    select 'decision', decided_by, decided_at, reported_at from reports
     where decided_at >= ${from} and hidden_at is null
    union all
    select 'decision', decided_by, decided_at, submitted_at from seller_applications
     where decided_by is not null and decided_at >= ${from}
    union all
    select 'decision', a.actor_id, a.happened_at, l.submitted_at
      from audit_log a join listings l on l.id = a.subject_id::uuid
     where a.action in ('listing.approved', 'listing.rejected') and a.happened_at >= ${from}
       and l.submitted_at <= a.happened_at`;
  const median = (act: 'answer' | 'decision') => sql`
    round((percentile_cont(0.5) within group (order by hours) filter (where act = ${act}))::numeric, 1)::float8`;
  const { rows } = await sql<WorkWeek>`
    select week, person_id as "personId",
           count(*) filter (where act = 'answer') as answers, ${median('answer')} as "answerHours",
           count(*) filter (where act = 'decision') as decisions, ${median('decision')} as "decisionHours"
      from (select act, person_id, ${weekOf('at')} as week,
                   extract(epoch from at - since) / 3600 as hours from (${done}) done) timed
     group by grouping sets ((week), (person_id), (week, person_id))`.execute(db);
  return rows;
}

/** Without a person: of all tickets together, those that had no assignee too. */
export interface RatingWeek {
  week: string | null;
  personId: string | null;
  ratings: number;
  good: number;
}

/** Ratings of closed tickets by the week in which they were given, by assignee, and by both. */
export async function readRatings(db: Db, from: Date): Promise<RatingWeek[]> {
  const { rows } = await sql<RatingWeek>`
    select week, staff_id as "personId", count(*) as ratings, count(*) filter (where rating = 'good') as good
      from (select ${weekOf('rated_at')} as week, staff_id, rating
              from ticket_ratings where rated_at >= ${from}) rated
     group by grouping sets ((week), (staff_id), (week, staff_id))
    having grouping(staff_id) = 1 or staff_id is not null`.execute(db);
  return rows;
}

export async function readStaffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
