import type { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { blockOnHiding, blockOnWork, isParty } from '../../domain/report/decide-report.ts';
import { audit } from '../audit/index.ts';
import { changeReport, type ReportWork, refusalFor } from './change-report.ts';
import { noteReportEvent, type ReportRow, updateReport } from './report.store.ts';

type Edit = BodyOf<typeof adminReportEndpoints.editReport>;

/** Corrects how a report is filed. The words of the person who sent it are evidence and stay as they are. */
export async function editReport(deps: Deps, work: ReportWork, edit: Edit): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const code = blockOnWork(report, { staffId: work.by.id, now });
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
    await noteReportEvent(tx, { reportId: report.id, kind: 'edited', actorId: work.by.id, text, now });
  });
}

/** The reported thing names its owner, and without one the reporter. */
function personalIn({ ownerId, reporterId }: ReportRow) {
  const of = ownerId ?? reporterId;
  return of === null ? undefined : { of, keys: ['title', 'description', 'reporter', 'text'] };
}

const editable = ['title', 'reason', 'priority', 'reporter', 'description'] as const;

function changedFields(report: ReportRow, edit: Edit): (typeof editable)[number][] {
  return editable.filter((field) => edit[field] !== undefined && edit[field] !== report[field]);
}

/** Takes a report out of the queue. The row stays, with who hid it and why. */
export async function hideReport(deps: Deps, work: ReportWork, reason: string): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    const code = blockOnHiding(report, { staffId: work.by.id, now });
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
    await noteReportEvent(tx, {
      reportId: report.id,
      kind: 'hidden',
      actorId: work.by.id,
      text: reason,
      now,
    });
  });
}

/** What staff tell each other about it. It is kept on the report, whoever has it at the moment. */
export async function noteReport(deps: Deps, work: ReportWork, text: string): Promise<void> {
  await changeReport(deps, work, async (tx, report, now) => {
    if (isParty(report, work.by.id)) throw new Refusal('own_report_refused');
    await noteReportEvent(tx, { reportId: report.id, kind: 'note', actorId: work.by.id, text, now });
    await audit(tx, {
      actor: work.by,
      action: 'report.noted',
      subject: { kind: 'report', id: report.id },
      after: { text },
      personal: personalIn(report),
    });
  });
}
