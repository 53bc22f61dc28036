import type { Deps } from '../../deps.ts';
import { claimEnd } from '../../domain/report/report-terms.ts';
import { changeReport, type ReportWork, takeReportStep } from './change-report.ts';

/** Of two who claim at once one gets it, and the other reads who has it. Claiming again prolongs the own claim. */
export async function claimReport(deps: Deps, work: ReportWork): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const change = { claimedBy: work.by.id, claimedUntil: claimEnd(now) };
    await takeReportStep(tx, report, { name: 'claim', by: work.by, now, change });
  });
}

export async function releaseReport(deps: Deps, work: ReportWork): Promise<void> {
  await changeReport(deps, work, (tx, report, now) =>
    takeReportStep(tx, report, { name: 'release', by: work.by, now, change: {} }),
  );
}
