import type { ReportOutcome } from '@oja/contract/admin-reports';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { followsDecision } from '../../domain/report/decide-report.ts';
import { notifyAll, toTell } from '../notifications/index.ts';
import { changeReport, changeReportIn, type ReportWork, takeReportStep } from './change-report.ts';
import { carryOut } from './quick-actions.ts';
import { lockOpenOthers, noteReportEvent, type ReportRow } from './report.store.ts';

export interface Approval extends ReportWork {
  action: ReportOutcome;
  /** What the person is told; a sentence of ours when nothing was written. */
  text: string | undefined;
  note: string | undefined;
}

/**
 * The report is right. What is done about the thing happens in the same transaction, or neither does; other open
 * reports about it end with the same decision.
 */
export async function approveReport(deps: Deps, approval: Approval): Promise<void> {
  const { action, text } = approval;
  const approve = (tx: Tx) =>
    changeReportIn(tx, deps, approval, (tx, report, now) => resolve(tx, report, now));
  const resolve = async (tx: Tx, report: ReportRow, now: Date) => {
    const change = { decidedBy: approval.by.id, decidedAt: now, outcome: action };
    await takeReportStep(tx, report, { name: 'approve', by: approval.by, now, change });
    await keepNote(tx, report, approval, now);
    await tellReporter(tx, report, action, now);
    await resolveOthers(tx, report, { by: approval.by, change, now });
  };
  if (action === 'none') await changeReport(deps, approval, resolve);
  else await carryOut(deps, { ...approval, action, text, alongside: approve });
}

/** Everybody else who reported the same thing was right too, and hears so. */
async function resolveOthers(
  tx: Tx,
  report: ReportRow,
  decision: {
    by: ReportWork['by'];
    change: { decidedBy: string; decidedAt: Date; outcome: ReportOutcome };
    now: Date;
  },
): Promise<void> {
  const { by, change, now } = decision;
  for (const other of await lockOpenOthers(tx, report)) {
    if (!followsDecision(other, by.id)) continue;
    // A colleague's claim on it ends here: there is nothing left to work on.
    const unclaimed = { ...other, claimedBy: null, claimedUntil: null };
    await takeReportStep(tx, unclaimed, { name: 'approve', by, now, change });
    await tellReporter(tx, other, change.outcome, now);
  }
}

async function tellReporter(tx: Tx, report: ReportRow, outcome: ReportOutcome, now: Date): Promise<void> {
  if (report.reporterId === null) return;
  const data = { title: report.title, outcome };
  await notifyAll(tx, [toTell('report_resolved', report.reporterId, data, report.ownerId ?? undefined)], now);
}

export async function dismissReport(
  deps: Deps,
  dismissal: ReportWork & { note: string | undefined },
): Promise<void> {
  await changeReport(deps, dismissal, async (tx, report, now) => {
    const change = { decidedBy: dismissal.by.id, decidedAt: now };
    await takeReportStep(tx, report, { name: 'dismiss', by: dismissal.by, now, change });
    await keepNote(tx, report, dismissal, now);
    if (report.reporterId === null) return;
    const data = { title: report.title };
    await notifyAll(
      tx,
      [toTell('report_dismissed', report.reporterId, data, report.ownerId ?? undefined)],
      now,
    );
  });
}

async function keepNote(
  tx: Tx,
  report: ReportRow,
  decision: ReportWork & { note: string | undefined },
  now: Date,
): Promise<void> {
  const { note: text, by } = decision;
  if (text) await noteReportEvent(tx, { reportId: report.id, kind: 'note', actorId: by.id, text, now });
}
