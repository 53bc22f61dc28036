import { staffWith } from '@oja/contract/access';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isParty } from '../../../domain/report/decide-report.ts';
import { claimEnd } from '../../../domain/report/report-terms.ts';
import { listStaff } from '../../platform/notifications/index.ts';
import { changeReport, type ReportWork, takeReportStep } from './change-report.ts';

/**
 * Of two concurrent claims one succeeds, and the refusal of the other names the holder. Claiming again extends the own
 * claim.
 */
export async function claimReport(deps: Pick<Deps, 'db' | 'now'>, work: ReportWork): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const change = { claimedBy: work.by.id, claimedUntil: claimEnd(now) };
    await takeReportStep(tx, report, { name: 'claim', by: work.by, now, change });
  });
}

/** Gives a report to a colleague, who has the same half hour. */
export async function assignReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork & { ownerId: string },
): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    if (!(await listStaff(tx, staffWith('reports'))).includes(work.ownerId))
      throw new Refusal('assignee_unknown');
    if (isParty(report, work.ownerId)) throw new Refusal('own_report_refused');
    if (report.addedBy === work.ownerId) throw new Refusal('added_report_refused');
    const change = { claimedBy: work.ownerId, claimedUntil: claimEnd(now) };
    await takeReportStep(tx, report, { name: 'claim', by: work.by, now, change });
  });
}

export async function releaseReport(deps: Pick<Deps, 'db' | 'now'>, work: ReportWork): Promise<void> {
  await changeReport(deps, work, (tx, report, now) =>
    takeReportStep(tx, report, { name: 'release', by: work.by, now, change: {} }),
  );
}
