import type { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { hidingBlocker, isParty, workBlocker } from '../../../domain/report/decide-report.ts';
import { audit } from '../../platform/audit/index.ts';
import { changeReport, type ReportWork, refusalFor } from './change-report.ts';
import { type ReportRow, recordReportEvent, updateReport } from './report.store.ts';

type Edit = BodyOf<typeof adminReportEndpoints.editReport>;

/** Corrects the fields of a report. The reporter's text is evidence and cannot be changed. */
export async function editReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  edit: Edit,
): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const code = workBlocker(report, { staffId: work.by.id, now });
    if (code !== undefined) throw await refusalFor(tx, report, code);
    const changed = changedFields(report, edit);
    if (changed.length === 0) return;
    if (report.addedBy === null && changed.some((field) => field === 'description' || field === 'reporter')) {
      throw new Refusal('report_text_fixed');
    }
    await updateReport(tx, report.id, edit);
    await audit(tx, {
      actor: work.by,
      action: 'report.edited',
      subject: { kind: 'report', id: report.id },
      before: Object.fromEntries(changed.map((field) => [field, report[field]])),
      after: Object.fromEntries(changed.map((field) => [field, edit[field]])),
      personal: personalIn(report),
    });
    const text = changed.map((field) => `${field}: ${report[field]} → ${edit[field]}`).join('\n');
    await recordReportEvent(tx, { reportId: report.id, kind: 'edited', actorId: work.by.id, text, now });
  });
}

/** The audit entry is personal data of the owner of the reported thing, or else of the reporter. */
function personalIn({ ownerId, reporterId }: ReportRow) {
  const of = ownerId ?? reporterId;
  return of === null ? undefined : { of, keys: ['title', 'description', 'reporter', 'text'] };
}

const editable = ['title', 'reason', 'priority', 'reporter', 'description'] as const;

function changedFields(report: ReportRow, edit: Edit): (typeof editable)[number][] {
  return editable.filter((field) => edit[field] !== undefined && edit[field] !== report[field]);
}

/** Takes a report out of the queue. The row stays, with who hid it and why. */
export async function hideReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  reason: string,
): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const code = hidingBlocker(report, { staffId: work.by.id, now });
    if (code !== undefined) throw await refusalFor(tx, report, code);
    await updateReport(tx, report.id, { hiddenBy: work.by.id, hiddenAt: now, hiddenReason: reason });
    await audit(tx, {
      actor: work.by,
      action: 'report.hidden',
      subject: { kind: 'report', id: report.id },
      before: { title: report.title, status: report.status, reporter: report.reporter },
      personal: personalIn(report),
      reason,
    });
    await recordReportEvent(tx, {
      reportId: report.id,
      kind: 'hidden',
      actorId: work.by.id,
      text: reason,
      now,
    });
  });
}

/** Adds an internal note to a report, no matter who has claimed it. */
export async function recordReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  text: string,
): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    if (isParty(report, work.by.id)) throw new Refusal('own_report_refused');
    await recordReportEvent(tx, { reportId: report.id, kind: 'note', actorId: work.by.id, text, now });
    await audit(tx, {
      actor: work.by,
      action: 'report.noted',
      subject: { kind: 'report', id: report.id },
      after: { text },
      personal: personalIn(report),
    });
  });
}
