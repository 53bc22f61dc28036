import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import type { BodyOf } from '@oja/contract/endpoint';
import type { reportEndpoints } from '@oja/contract/reports';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { reportsPerHour } from '../../../domain/report/report-terms.ts';
import { hintStaff, notifyOfCriticalReport } from './notify-staff.ts';
import { insertReport, type ReportRow, takeAdvisoryLock } from './report.store.ts';
import { findTarget } from './report-targets.ts';

type SubmittedReport = BodyOf<typeof reportEndpoints.submitReport>;

/** Reports something the reporter can see. A snapshot is stored, so that a later change of the target hides nothing. */
export async function submitReport(
  deps: Pick<Deps, 'db' | 'now'>,
  reporter: { id: string; name: string },
  input: SubmittedReport,
): Promise<ReportRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await takeAdvisoryLock(tx, `reporter:${reporter.id}`);
      await takeAdvisoryLock(tx, `reported:${input.target_id}`);
      const now = deps.now();
      await refuseFlood(tx, reporter.id, now);
      const target = await findTarget(tx, { type: input.type, id: input.target_id, reporterId: reporter.id });
      if (target === undefined) throw new Refusal('not_found');
      if (target.ownerId === reporter.id) throw new Refusal('own_content_reported');
      const report = await insertReport(tx, {
        id: randomUUID(),
        targetType: input.type,
        targetId: input.target_id,
        ownerId: target.ownerId,
        title: target.title,
        reporterId: reporter.id,
        reporter: reporter.name,
        reason: input.reason,
        description: input.description,
        snapshot: JSON.stringify(target.snapshot),
        reportedAt: now,
      });
      await notifyOfCriticalReport(tx, report);
      await hintStaff(tx);
      return report;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'reports_once')) throw new Refusal('reported_already');
    throw error;
  }
}

/** Limits the reports of one user per hour, so that the queue stays workable. */
async function refuseFlood(tx: Tx, reporterId: string, now: Date): Promise<void> {
  const recent = await tx
    .selectFrom('reports')
    .select('reportedAt')
    .where('reporterId', '=', reporterId)
    .where('reportedAt', '>', new Date(now.getTime() - hourMs))
    .orderBy('reportedAt', 'desc')
    .limit(reportsPerHour)
    .execute();
  const oldest = recent[reportsPerHour - 1];
  if (oldest === undefined) return;
  throw new Refusal('too_many_requests', {
    message: 'You have sent many reports. Please give our team time to look at them.',
    retryAfterSeconds: Math.max(1, Math.ceil((oldest.reportedAt.getTime() + hourMs - now.getTime()) / 1000)),
  });
}
