import type { WorkKind } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { FigureSpan } from '../../../domain/figures/figure-periods.ts';

type Span = Pick<FigureSpan, 'from' | 'to'>;

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
export async function readPurchaseWeeks(db: Db, { from, to }: Span): Promise<PurchaseWeek[]> {
  const { rows } = await sql<PurchaseWeek>`
    select ${weekOf('p.created_at')} as week, count(*) as purchases,
           count(*) filter (where p.dispute_status <> 'none') as disputed,
           count(*) filter (where p.status = 'refunded' or p.refunded_kobo > 0) as refunded,
           count(r.purchase_id) as recalled
      from purchases p left join recalls r on r.purchase_id = p.id
     where p.created_at >= ${from} and p.created_at < ${to} group by 1`.execute(db);
  return rows;
}

/** Without a person: of all staff together. Without a kind: of all kinds. Without a week: of the whole time. */
export interface WorkWeek {
  week: string | null;
  kind: WorkKind | null;
  personId: string | null;
  answers: number;
  answerHours: number | null;
  decisions: number;
  decisionHours: number | null;
}

/**
 * First answers and decisions with the hours they took: by week, by person, by both, by kind of work, by week and kind, and
 * of the whole time. What two people decide is of the kind of its subject. An approval
 * of a listing that was undone and a dispute that the two sides ended themselves are left out. A ruling counts when it is
 * made, although its money may wait for an appeal; one that replaces it is part of the decision about the appeal. A
 * dispute without a ruling was decided before rulings were kept. A withdrawal has waited since it was requested, a parked
 * payment since it was parked, whether two people decided or one who was alone.
 */
export async function readWorkDone(db: Db, { from, to }: Span): Promise<WorkWeek[]> {
  const done = sql`
    select 'answer' as act, 'ticket' as kind, m.author_id as person_id, t.first_answered_at as at, t.created_at as since
      from tickets t cross join lateral (
        select author_id from ticket_messages
         where ticket_id = t.id and kind = 'staff' order by position limit 1) m
     where t.first_answered_at >= ${from}
    union all
    select 'decision', 'dispute', r.decided_by, r.decided_at, d.opened_at from rulings r join disputes d on d.id = r.dispute_id
     where r.decided_at >= ${from} and r.replaces is null
    union all
    select 'decision', 'dispute', resolved_by, resolved_at, opened_at from disputes d
     where resolved_by is not null and resolved_at >= ${from} and outcome not in ('withdrawn', 'settled')
       and not exists (select from rulings where dispute_id = d.id)
    union all
    select 'decision', 'appeal', decided_by, decided_at, opened_at from appeals where decided_at >= ${from}
    union all
    select 'decision', 'sanction', appeal_decided_by, appeal_decided_at, appealed_at from sanctions
     where appeal_decided_by is not null and appeal_decided_at >= ${from}
    union all
    select 'decision', case when a.kind in ('withdrawal', 'parked_payment') then a.kind else 'approval' end,
           a.decided_by, a.decided_at,
           case a.kind when 'withdrawal' then (select created_at from withdrawals where id = a.subject_id::uuid)
                       when 'parked_payment' then (select settled_at from payments where id = a.subject_id::uuid)
                       else a.proposed_at end
      from approvals a where a.status in ('approved', 'declined') and a.decided_at >= ${from}
    union all
    select 'decision', 'parked_payment', d.proposed_by, d.decided_at, p.settled_at
      from parked_decisions d join payments p on p.id = d.payment_id
     where d.decided_by is null and d.decided_at >= ${from}
    union all
    select 'decision', 'withdrawal', person_id, at, since from (${decidedWithdrawals(from)}) withdrawals
    union all
    select 'decision', 'claim', decided_by, ended_at, opened_at from cover_claims
     where decided_by is not null and ended_at >= ${from}
    union all
    select 'decision', 'report', decided_by, decided_at, reported_at from reports
     where decided_at >= ${from} and hidden_at is null
    union all
    select 'decision', 'bank_account', decided_by, decided_at, review_since from bank_accounts
     where decided_at >= ${from} and decided_at >= review_since
    union all
    select 'decision', 'chargeback', answered_by, answered_at, opened_at from chargebacks where answered_at >= ${from}
    union all
    select 'decision', 'application', decided_by, decided_at, submitted_at from seller_applications
     where decided_by is not null and decided_at >= ${from}
    union all
    select 'decision', 'listing', e.actor_id, e.happened_at, sent.happened_at
      from listing_events e cross join lateral (
        select happened_at from listing_events
         where listing_id = e.listing_id and id < e.id and to_status = 'pending' and transition <> 'undo_approval'
         order by id desc limit 1) sent
     where e.transition in ('approve', 'reject') and e.happened_at >= ${from} and e.actor_id is not null
       and (select transition from listing_events where listing_id = e.listing_id and id > e.id order by id limit 1)
           is distinct from 'undo_approval'`;
  const median = (act: 'answer' | 'decision') => sql`
    round((percentile_cont(0.5) within group (order by hours) filter (where act = ${act}))::numeric, 1)::float8`;
  const { rows } = await sql<WorkWeek>`
    select week, person_id as "personId", kind,
           count(*) filter (where act = 'answer') as answers, ${median('answer')} as "answerHours",
           count(*) filter (where act = 'decision') as decisions, ${median('decision')} as "decisionHours"
      from (select act, kind, person_id, ${weekOf('at')} as week,
                   extract(epoch from at - since) / 3600 as hours from (${done}) done
             where at >= ${from} and at < ${to}) timed
     group by grouping sets ((), (week), (person_id), (week, person_id), (kind), (week, kind))
    having count(*) > 0 and (grouping(person_id) = 1 or person_id is not null)`.execute(db);
  return rows;
}

/**
 * Withdrawals that one member of staff decided: released while alone, returned, or sent by the one-time password, which
 * counts when the transfer is paid. What carried out the answer to a proposal counts with the proposal. The log says
 * who, the withdrawal when.
 */
function decidedWithdrawals(from: Date): RawBuilder<unknown> {
  return sql`
    select person_id, at, since from (
      select distinct on (l.action, w.id) l.actor_id as person_id, w.created_at as since,
             case l.action when 'withdrawal.released' then w.released_at else w.settled_at end as at
        from audit_log l join withdrawals w on w.id = l.subject_id::uuid
       where l.action in ('withdrawal.released', 'withdrawal.returned', 'withdrawal.otp_entered')
         and (l.action <> 'withdrawal.otp_entered' or w.status = 'paid')
         and not exists (
           select from approvals a where a.kind = 'withdrawal' and a.subject_id = l.subject_id
              and a.status = case l.action when 'withdrawal.released' then 'approved'
                                           when 'withdrawal.returned' then 'declined' end)
       order by l.action, w.id, l.position desc) decided
     where at >= ${from}`;
}

/** Without a person: of all tickets together, those that had no assignee too. Without a week: of the whole time. */
export interface RatingWeek {
  week: string | null;
  personId: string | null;
  ratings: number;
  good: number;
}

/** Ratings of closed tickets by the week in which they were given, by assignee, by both, and of the whole time. */
export async function readRatings(db: Db, { from, to }: Span): Promise<RatingWeek[]> {
  const { rows } = await sql<RatingWeek>`
    select week, staff_id as "personId", count(*) as ratings, count(*) filter (where rating = 'good') as good
      from (select ${weekOf('rated_at')} as week, staff_id, rating
              from ticket_ratings where rated_at >= ${from} and rated_at < ${to}) rated
     group by grouping sets ((), (week), (staff_id), (week, staff_id))
    having count(*) > 0 and (grouping(staff_id) = 1 or staff_id is not null)`.execute(db);
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
