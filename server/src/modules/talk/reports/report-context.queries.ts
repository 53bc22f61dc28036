import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import type { StaffReportDetails } from '@oja/contract/staff-report';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReportRow } from './report.store.ts';

interface PersonRow {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  createdAt: Date;
  reports: number;
  right: number;
  wrong: number;
}

const personColumns = sql`u.id, u.name, u.email, u.status, u.created_at`;
const decisionCounts = sql`
  count(r.id) as reports, count(r.id) filter (where r.status = 'resolved') as right,
  count(r.id) filter (where r.status = 'dismissed') as wrong`;

/** How earlier reports of the same reporter were decided. */
export async function readReporterRecord(
  db: Db,
  userId: string,
): Promise<StaffReportDetails['reporter_record']> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns}, ${decisionCounts}
      from users u left join reports r on r.reporter_id = u.id and r.hidden_at is null
     where u.id = ${userId} group by u.id`.execute(db);
  return rows[0] ? presentPerson(rows[0]) : null;
}

/** The owner of the reported thing: their trades, and earlier reports about them. */
export async function readOwnerRecord(db: Db, userId: string): Promise<StaffReportDetails['owner_record']> {
  const { rows } = await sql<PersonRow & { role: Role; sales: number; disputes: number; warnings: number }>`
    select ${personColumns}, u.role, ${decisionCounts}, coalesce(max(f.sales), 0) as sales,
           (select count(*) from purchases p
             where p.dispute_status <> 'none' and (p.buyer_id = u.id or p.seller_id = u.id)) as disputes,
           (select count(*) from report_events e join reports w on w.id = e.report_id
             where w.owner_id = u.id and e.kind = 'user_warned') as warnings
      from users u
      left join reports r on r.owner_id = u.id and r.hidden_at is null
      left join seller_figures f on f.seller_id = u.id
     where u.id = ${userId} group by u.id`.execute(db);
  const [owner] = rows;
  if (owner === undefined) return null;
  const { role, sales, disputes, warnings } = owner;
  return { ...presentPerson(owner), role, sales, disputes, warnings };
}

function presentPerson({ id, name, email, status, createdAt, reports, right, wrong }: PersonRow) {
  return { id, name, email, status, member_since: createdAt.toISOString(), reports, right, wrong };
}

const othersAtMost = 20;

/** Other reports about the same target, newest first. */
export async function readOtherReports(db: Db, report: ReportRow): Promise<StaffReportDetails['others']> {
  if (report.targetId === null) return [];
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reporter', 'reporterId', 'reason', 'status', 'reportedAt'])
    .where('targetType', '=', report.targetType)
    .where('targetId', '=', report.targetId)
    .where('id', '!=', report.id)
    .where('hiddenAt', 'is', null)
    .orderBy('reportedAt', 'desc')
    .limit(othersAtMost)
    .execute();
  return rows.map(({ reportedAt, reporterId, ...row }) => ({
    ...row,
    reporter_id: reporterId,
    reportDate: reportedAt.toISOString(),
  }));
}

const eventsAtMost = 200;

export async function readReportTimeline(db: Db, reportId: string): Promise<StaffReportDetails['timeline']> {
  const rows = await db
    .selectFrom('reportEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.happenedAt', 'e.kind', 'e.text', 'u.id as byId', 'u.name'])
    .where('e.reportId', '=', reportId)
    .orderBy('e.id', 'desc')
    .limit(eventsAtMost)
    .execute();
  return rows.map(({ happenedAt, kind, text, byId, name }) => ({
    at: happenedAt.toISOString(),
    kind,
    by: name,
    by_id: byId,
    text,
  }));
}
