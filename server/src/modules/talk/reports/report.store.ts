import type { ReportPriority, ReportReason } from '@oja/contract/report-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reports } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { isMoreUrgent, priorityFor } from '../../../domain/report/report-priority.ts';

export type ReportRow = Selectable<Reports>;
/** Without a priority it follows from the reason and from the number of reports about the same target. */
type NewReport = Omit<Insertable<Reports>, 'priority'> & { priority?: ReportPriority | undefined };

export type ReportEventKind =
  | 'submitted'
  | 'raised'
  | 'claimed'
  | 'released'
  | 'lapsed'
  | 'approved'
  | 'dismissed'
  | 'dismissal_undone'
  | 'reopened'
  | 'edited'
  | 'hidden'
  | 'note'
  | 'listing_hidden'
  | 'taken_down'
  | 'put_back'
  | 'conversation_read'
  | 'selling_paused'
  | 'user_suspended'
  | 'user_warned';

export interface ReportEvent {
  reportId: string;
  kind: ReportEventKind;
  actorId: string | null;
  text?: string | undefined;
  now: Date;
}

/** Adds an event to the history of a report. */
export async function recordReportEvent(tx: Tx, event: ReportEvent): Promise<void> {
  const { reportId, kind, actorId, text, now } = event;
  await tx
    .insertInto('reportEvents')
    .values({ reportId, kind, actorId, text: text ?? null, happenedAt: now })
    .execute();
}

/** Serialises all transactions with the same key until this one ends. */
export async function takeAdvisoryLock(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * Inserts a report and raises the priority of all open reports about the same target with their number. The caller
 * holds the lock of the target (`takeAdvisoryLock`), so that two concurrent reports are counted as two.
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
  await recordReportEvent(tx, {
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
    await recordReportEvent(tx, {
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

/** Reports about the same target that were not dismissed; each is of another reporter. */
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

/**
 * The other open reports about the same target, locked in one order, so that two concurrent decisions cannot deadlock.
 */
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
