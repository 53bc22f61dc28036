import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import type { ReportFilter } from '@oja/contract/admin-reports';
import { dayMs } from '@oja/contract/durations';
import type { ReportSummary } from '@oja/contract/staff-report';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { beyondValues, inOrder } from '../../../db/row-order.ts';
import type { StoredListingStatus } from '../../../domain/listing/listing-process.ts';
import { actionEvents } from '../../../domain/report/standing-actions.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import type { ReportRow } from './report.store.ts';
import { decodeReportCursor } from './report-cursor.ts';

export interface ReportWithPeople extends ReportRow {
  claimerName: string | null;
  deciderName: string | null;
  adderName: string | null;
  sameTarget: number;
  listingStatus: StoredListingStatus | null;
  listingHiddenAt: Date | null;
  ownerStatus: UserStatus | null;
  ownerRole: Role | null;
  ownerSellingPaused: boolean | null;
  ownerSuspendedForGood: boolean;
  /** The quick actions and what was put back, in their order. */
  actionKinds: string[];
  /** Kinds of sanctions that followed from reports about this target and of which none stands. */
  endedSanctions: string[];
}

const columns = sql`
  r.*, claimer.name as claimer_name, decider.name as decider_name, adder.name as adder_name,
  listing.status as listing_status, listing.hidden_at as listing_hidden_at, owner.status as owner_status,
  owner.role as owner_role, owner.selling_paused as owner_selling_paused,
  exists (select from sanctions s
           where s.user_id = r.owner_id and s.kind = 'suspension' and s.ended_at is null and s.ends_at is null
         ) as owner_suspended_for_good,
  array(select e.kind from report_events e
         where e.report_id = r.id and e.kind in (${sql.join(actionEvents.map((kind) => sql.lit(kind)))})
         order by e.id) as action_kinds,
  array(select distinct s.kind from sanctions s join reports x on x.id = s.report_id
         where s.user_id = r.owner_id and x.target_type = r.target_type and x.target_id is not distinct from r.target_id
           and not exists (select from sanctions o
                            where o.user_id = s.user_id and o.kind = s.kind and o.ended_at is null
                              and (o.kind = 'suspension' or o.report_id = s.report_id))
       ) as ended_sanctions,
  case when r.target_id is null then 1 else (
    select count(*) from reports o
     where o.target_type = r.target_type and o.target_id = r.target_id and o.hidden_at is null) end as same_target`;
const joins = sql`
  left join users claimer on claimer.id = r.claimed_by
  left join users decider on decider.id = r.decided_by
  left join users adder on adder.id = r.added_by
  left join users owner on owner.id = r.owner_id
  left join listings listing on r.target_type = 'listing' and listing.id = r.target_id`;

const orders = {
  newest: { columns: [sql`r.reported_at`, sql`r.id`] },
  priority: { columns: [sql`r.urgency`, sql`r.reported_at`, sql`r.id`] },
};

/** What a member of staff asks for. */
type ViewedReports = ReportFilter & { viewerId: string };

/** Selects the page from the reports alone, from the cursor on; names are joined to the rows of the page only. */
export async function readReports(
  db: Db,
  filter: ViewedReports & { cursor?: string | undefined; limit: number },
): Promise<ReportWithPeople[]> {
  const sort = filter.sort ?? 'newest';
  const { direction = 'desc' } = filter;
  const order = inOrder(orders[sort], direction);
  const conditions = conditionsOf(filter);
  if (filter.cursor !== undefined) {
    const { urgency, reportedAt, id } = decodeReportCursor(filter.cursor);
    const place = [...(sort === 'newest' ? [] : [urgency]), reportedAt, id];
    conditions.push(beyondValues(orders[sort], direction, place));
  }
  const { rows } = await sql<ReportWithPeople>`
    select ${columns}
      from (select r.* from reports r where ${sql.join(conditions, sql` and `)}
             order by ${order} limit ${sql.lit(filter.limit)}) r ${joins}
     order by ${order}`.execute(db);
  return rows;
}

export async function readReport(db: Db, reportId: string): Promise<ReportWithPeople | undefined> {
  const { rows } = await sql<ReportWithPeople>`
    select ${columns} from reports r ${joins} where r.id = ${reportId} and r.hidden_at is null`.execute(db);
  return rows[0];
}

const countedAtMost = 10_000;

/** The number of reports, counted up to a maximum. */
export async function countReports(
  db: Db,
  filter: ViewedReports,
): Promise<{ total: number; exact: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from reports r where ${sql.join(conditionsOf(filter), sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, countedAtMost), exact: total <= countedAtMost };
}

function conditionsOf(filter: ViewedReports): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`r.hidden_at is null`];
  if (filter.status === 'open') conditions.push(sql`r.status in ('pending', 'investigating')`);
  else if (filter.status !== undefined) conditions.push(sql`r.status = ${filter.status}`);
  if (filter.priority !== undefined) conditions.push(sql`r.priority = ${filter.priority}`);
  if (filter.type !== undefined) conditions.push(sql`r.target_type = ${filter.type}`);
  if (filter.about !== undefined) conditions.push(sql`r.owner_id = ${filter.about}`);
  if (filter.by !== undefined) conditions.push(sql`r.reporter_id = ${filter.by}`);
  if (filter.search) {
    const pattern = likeContains(filter.search);
    conditions.push(sql`r.search_text like ${pattern}`);
  }
  // What is hidden in a report about the viewer cannot be guessed by searching for it either.
  if (filter.search || filter.by !== undefined) {
    conditions.push(sql`r.owner_id is distinct from ${filter.viewerId}`);
  }
  return conditions;
}

const weekMs = 7 * dayMs;

/** Open reports are few, and decisions are counted for one week: neither grows with the age of the table. */
export async function summariseReports(db: Db, now: Date): Promise<ReportSummary> {
  const { rows: open } = await sql<{
    pending: number;
    investigating: number;
    urgent: number;
    oldestAt: Date | null;
  }>`
    select count(*) filter (where status = 'pending') as pending,
           count(*) filter (where status = 'investigating') as investigating,
           count(*) filter (where urgency >= 3) as urgent, min(reported_at) as oldest_at
      from reports where hidden_at is null and status in ('pending', 'investigating')`.execute(db);
  const { rows: decided } = await sql<{ resolved: number; dismissed: number; meanHours: number | null }>`
    select count(*) filter (where status = 'resolved') as resolved,
           count(*) filter (where status = 'dismissed') as dismissed,
           round((avg(extract(epoch from decided_at - reported_at)) / 3600)::numeric, 1)::float8 as mean_hours
      from reports
     where hidden_at is null and decided_at > ${new Date(now.getTime() - weekMs)}`.execute(db);
  return {
    pending: open[0]?.pending ?? 0,
    investigating: open[0]?.investigating ?? 0,
    high_priority: open[0]?.urgent ?? 0,
    resolved: decided[0]?.resolved ?? 0,
    dismissed: decided[0]?.dismissed ?? 0,
    mean_hours: decided[0]?.meanHours ?? null,
    oldest_at: open[0]?.oldestAt?.toISOString() ?? null,
  };
}
