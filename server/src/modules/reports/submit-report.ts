import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@oja/contract/endpoint';
import type { reportEndpoints } from '@oja/contract/reports';
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { reportsPerHour } from '../../domain/report/report-terms.ts';
import { insertReport, type ReportRow, takeTurns } from './report.store.ts';
import { findTarget } from './report-targets.ts';
import { hintStaff, tellOfCritical } from './tell-staff.ts';

type Wish = BodyOf<typeof reportEndpoints.submitReport>;

const hourMs = 3_600_000;

/** Somebody reports something they see. The thing is kept as it is now, so that changing it later hides nothing. */
export async function submitReport(
  deps: Deps,
  reporter: { id: string; name: string },
  wish: Wish,
): Promise<ReportRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await takeTurns(tx, `reporter:${reporter.id}`);
      await takeTurns(tx, `reported:${wish.target_id}`);
      const now = deps.now();
      await refuseFlood(tx, reporter.id, now);
      const target = await findTarget(tx, { type: wish.type, id: wish.target_id, reporterId: reporter.id });
      if (target === undefined) throw new Refusal('not_found');
      if (target.ownerId === reporter.id) throw new Refusal('own_content_reported');
      const report = await insertReport(tx, {
        id: randomUUID(),
        targetType: wish.type,
        targetId: wish.target_id,
        ownerId: target.ownerId,
        title: target.title,
        reporterId: reporter.id,
        reporter: reporter.name,
        reason: wish.reason,
        description: wish.description,
        snapshot: JSON.stringify(target.snapshot),
        reportedAt: now,
      });
      await tellOfCritical(tx, report);
      await hintStaff(tx);
      return report;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'reports_once')) throw new Refusal('reported_already');
    throw error;
  }
}

/** Whoever reports everything keeps the moderators from what matters. */
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
