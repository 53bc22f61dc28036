import { randomUUID } from 'node:crypto';
import type { QuickAction, ReportOutcome } from '@oja/contract/staff-report';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { followsDecision } from '../../../domain/report/decide-report.ts';
import { undoEnd } from '../../../domain/undo-window.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { changeReport, changeReportIn, type ReportWork, takeReportStep } from './change-report.ts';
import { runQuickAction } from './quick-actions.ts';
import { lockOpenOthers, type ReportRow, recordReportEvent } from './report.store.ts';
import { announceDismissal } from './report-job-specs.ts';

/** An action needs a text, which the person reads. */
export type ReportApproval = ({ action: 'none' } | { action: QuickAction; text: string }) & {
  note?: string | undefined;
};

/**
 * Approves a report. The quick action runs in the same transaction; other open reports about the same target get the
 * same decision.
 */
export async function approveReport(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions' | 'market'>,
  approval: ReportWork & ReportApproval,
): Promise<void> {
  const approve = (tx: Tx) =>
    changeReportIn(tx, deps, approval, (tx, report, now) => resolve(tx, report, now));
  const resolve = async (tx: Tx, report: ReportRow, now: Date) => {
    const change = { decidedBy: approval.by.id, decidedAt: now, outcome: approval.action };
    await takeReportStep(tx, report, { name: 'approve', by: approval.by, now, change });
    await recordNote(tx, report, approval, now);
    await notifyReporter(tx, report, approval.action, now);
    await resolveOthers(tx, report, { by: approval.by, change, now });
  };
  if (approval.action === 'none') await changeReport(deps, approval, resolve);
  else await runQuickAction(deps, { ...approval, inSameTransaction: approve });
}

/** Approves the other open reports about the same target and notifies their reporters. */
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
    // The approval ends the claim of another member.
    const unclaimed = { ...other, claimedBy: null, claimedUntil: null };
    await takeReportStep(tx, unclaimed, { name: 'approve', by, now, change });
    await notifyReporter(tx, other, change.outcome, now);
  }
}

async function notifyReporter(tx: Tx, report: ReportRow, outcome: ReportOutcome, now: Date): Promise<void> {
  if (report.reporterId === null) return;
  const data = { title: report.title, outcome };
  await notifyAll(
    tx,
    [draftNotification('report_resolved', report.reporterId, data, report.ownerId ?? undefined)],
    now,
  );
}

/** The reporter is told once the dismissal cannot be undone. */
export async function dismissReport(
  deps: Pick<Deps, 'db' | 'now'>,
  dismissal: ReportWork & { note: string | undefined },
): Promise<void> {
  await changeReport(deps, dismissal, async (tx, report, now) => {
    const change = { decidedBy: dismissal.by.id, decidedAt: now };
    await takeReportStep(tx, report, { name: 'dismiss', by: dismissal.by, now, change });
    await recordNote(tx, report, dismissal, now);
    const payload = { reportId: report.id, at: now.toISOString(), notificationId: randomUUID() };
    await enqueue(tx, announceDismissal, payload, { runAt: undoEnd(now) });
  });
}

async function recordNote(
  tx: Tx,
  report: ReportRow,
  decision: ReportWork & { note?: string | undefined },
  now: Date,
): Promise<void> {
  const { note: text, by } = decision;
  if (text) await recordReportEvent(tx, { reportId: report.id, kind: 'note', actorId: by.id, text, now });
}
