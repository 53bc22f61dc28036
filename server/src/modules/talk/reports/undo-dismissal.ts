import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isUndoable } from '../../../domain/undo-window.ts';
import { defineJob } from '../../../jobs/job.ts';
import { draftNotification, notifyOnce } from '../../platform/notifications/index.ts';
import { changeReport, type ReportWork, takeReportStep } from './change-report.ts';
import { announceDismissal } from './report-job-specs.ts';

/** Takes an own dismissal back within seconds; the reporter was not told of it yet. */
export async function undoDismissal(deps: Pick<Deps, 'db' | 'now'>, work: ReportWork): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    if (report.status !== 'dismissed' || report.decidedAt === null) throw new Refusal('undo_refused');
    if (report.decidedBy !== work.by.id) {
      throw new Refusal('undo_refused', { message: 'Another member of staff dismissed it.' });
    }
    if (!isUndoable(report.decidedAt, now)) {
      throw new Refusal('undo_too_late', {
        message: 'The time to undo this is over. Please reopen the report.',
      });
    }
    const change = { decidedBy: null, decidedAt: null };
    await takeReportStep(tx, report, { name: 'undo_dismissal', by: work.by, now, change });
  });
}

/** Tells the reporter of a dismissal that still stands. */
export const announceDismissalJob = defineJob({
  ...announceDismissal,
  async run(deps, { reportId, at, notificationId }) {
    await inTransaction(deps.db, async (tx) => {
      const report = await tx
        .selectFrom('reports')
        .select(['title', 'reporterId', 'ownerId'])
        .where('id', '=', reportId)
        .where('status', '=', 'dismissed')
        .where('decidedAt', '=', new Date(at))
        .forShare()
        .executeTakeFirst();
      if (report === undefined || report.reporterId === null) return;
      const { title, reporterId, ownerId } = report;
      const draft = draftNotification('report_dismissed', reporterId, { title }, ownerId ?? undefined);
      await notifyOnce(tx, { ...draft, id: notificationId }, deps.now());
    });
  },
});
