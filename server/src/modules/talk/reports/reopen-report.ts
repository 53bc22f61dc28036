import type { Deps } from '../../../deps/deps.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { changeReport, type ReportWork, takeReportStep } from './change-report.ts';

/**
 * Puts a decided report back into the queue. What was done about its target stays done and is listed on the report; each
 * of these has its own way back. The reporter was told of the decision, so the reporter is told of this too.
 */
export async function reopenReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  reason: string,
): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const change = { decidedBy: null, decidedAt: null, outcome: null };
    await takeReportStep(tx, report, { name: 'reopen', by: work.by, now, change, reason });
    if (report.reporterId === null) return;
    const draft = draftNotification(
      'report_reopened',
      report.reporterId,
      { title: report.title },
      report.ownerId ?? undefined,
    );
    await notifyAll(tx, [draft], now);
  });
}
