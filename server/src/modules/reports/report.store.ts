import type { ReportPriority, ReportReason } from '@oja/contract/report-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reports } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import { isMoreUrgent, priorityFor } from '../../domain/report/report-priority.ts';

export type ReportRow = Selectable<Reports>;
/** Without a priority it follows from the reason and from how many reported the same thing. */
type NewReport = Omit<Insertable<Reports>, 'priority'> & { priority?: ReportPriority | undefined };

export type ReportEventKind =
  | 'submitted'
  | 'raised'
  | 'claimed'
  | 'released'
  | 'lapsed'
  | 'approved'
  | 'dismissed'
  | 'edited'
  | 'hidden'
  | 'note'
  | 'listing_hidden'
  | 'taken_down'
  | 'put_back'
  | 'conversation_read'
  | 'user_suspended'
  | 'user_warned';

export interface ReportEvent {
  reportId: string;
  kind: ReportEventKind;
  actorId: string | null;
  text?: string | undefined;
  now: Date;
}

/** Notes in the history of a report what happened to it. */
export async function noteReportEvent(tx: Tx, event: ReportEvent): Promise<void> {
  const { reportId, kind, actorId, text, now } = event;
  await tx
    .insertInto('reportEvents')
    .values({ reportId, kind, actorId, text: text ?? null, happenedAt: now })
    .execute();
}

/** Everything of one key happens one after the other, until the transaction ends. */
export async function takeTurns(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * Adds a report. The more people report the same thing, the more urgent all open reports about it become, this one
 * included; the caller has the turn of the thing, so that two who report at once are counted as two.
 */
export async function insertReport(tx: Tx, report: NewReport): Promise<ReportRow> {
  const others = await lockOthers(tx, report);
  const reporters = others.length + 1;
  const row = await tx
    .insertInto('reports')
    .values({ ...report, priority: report.priority ?? priorityFor(report.reason, reporters) })
    .returningAll()
    .executeTakeFirstOrThrow();
  const now = row.reportedAt;
  await noteReportEvent(tx, {
    reportId: row.id,
    kind: 'submitted',
    actorId: row.reporterId ?? row.addedBy,
    now,
  });
  for (const other of others) {
    const priority = priorityFor(other.reason, reporters);
    const isOpen = other.status === 'pending' || other.status === 'investigating';
    if (!isOpen || !isMoreUrgent(priority, other.priority)) continue;
    await updateReport(tx, other.id, { priority });
    await noteReportEvent(tx, {
      reportId: other.id,
      kind: 'raised',
      actorId: null,
      text: `${reporters} people have reported this; the priority is ${priority} now.`,
      now,
    });
  }
  return row;
}

type OtherReport = Pick<ReportRow, 'id' | 'status' | 'priority'> & { reason: ReportReason };

/** Reports about the same thing that were not found wrong; each is of another person. */
async function lockOthers(tx: Tx, report: NewReport): Promise<OtherReport[]> {
  if (report.targetId == null) return [];
  return tx
    .selectFrom('reports')
    .select(['id', 'status', 'priority', 'reason'])
    .where('targetType', '=', report.targetType)
    .where('targetId', '=', report.targetId)
    .where('status', '!=', 'dismissed')
    .where('hiddenAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The other open reports about the same thing, in one order, so that two decisions wait for each other. */
export async function lockOpenOthers(tx: Tx, report: ReportRow): Promise<ReportRow[]> {
  if (report.targetId === null) return [];
  return tx
    .selectFrom('reports')
    .selectAll()
    .where('targetType', '=', report.targetType)
    .where('targetId', '=', report.targetId)
    .where('id', '!=', report.id)
    .where('status', 'in', ['pending', 'investigating'])
    .where('hiddenAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateReport(tx: Tx, reportId: string, change: Updateable<Reports>): Promise<void> {
  await tx.updateTable('reports').set(change).where('id', '=', reportId).execute();
}
