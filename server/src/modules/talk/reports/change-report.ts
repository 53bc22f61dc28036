import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decideStep, type ReportRefusal, type StaffStep } from '../../../domain/report/decide-report.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { hintStaff } from './notify-staff.ts';
import { type ReportEventKind, type ReportRow, recordReportEvent, updateReport } from './report.store.ts';

/** The report that a member of staff works on, and who that is. */
export interface ReportWork {
  reportId: string;
  by: StaffMember;
}

/** Locks a report, changes it, and sends a hint to every moderation queue that is open on a screen. */
export async function changeReport(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  useCase: (tx: Tx, report: ReportRow, now: Date) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, (tx) => changeReportIn(tx, deps, work, useCase));
}

/** The same inside a transaction that does more, such as suspending a user. */
export async function changeReportIn(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  work: ReportWork,
  useCase: (tx: Tx, report: ReportRow, now: Date) => Promise<void>,
): Promise<void> {
  const report = await lockReport(tx, work.reportId);
  await useCase(tx, report, deps.now());
  await hintStaff(tx);
}

export async function lockReport(tx: Tx, reportId: string): Promise<ReportRow> {
  const report = await tx
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', reportId)
    .where('hiddenAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (report === undefined) throw new Refusal('not_found');
  return report;
}

/** Takes a step of the process, or throws the refusal. `change` sets the columns that belong to the new status. */
export async function takeReportStep(
  tx: Tx,
  report: ReportRow,
  step: {
    name: StaffStep;
    by: StaffMember;
    now: Date;
    change: Parameters<typeof updateReport>[2];
    reason?: string;
  },
): Promise<void> {
  const verdict = decideStep(report, step.name, { staffId: step.by.id, now: step.now });
  if (verdict.kind === 'refused') throw await refusalFor(tx, report, verdict.code);
  const { id, status } = report;
  await updateReport(tx, id, { claimedBy: null, claimedUntil: null, ...step.change, status: verdict.to });
  await audit(tx, {
    actor: step.by,
    action: `report.${stepKinds[step.name]}`,
    subject: { kind: 'report', id },
    before: { status },
    after: { status: verdict.to, title: report.title, outcome: step.change.outcome },
    personal: report.ownerId === null ? undefined : { of: report.ownerId, keys: ['title'] },
    reason: step.reason,
  });
  await recordReportEvent(tx, {
    reportId: id,
    kind: stepKinds[step.name],
    actorId: step.by.id,
    text: step.reason,
    now: step.now,
  });
}

const stepKinds = {
  claim: 'claimed',
  release: 'released',
  approve: 'approved',
  dismiss: 'dismissed',
  undo_dismissal: 'dismissal_undone',
  reopen: 'reopened',
} as const satisfies Record<StaffStep, ReportEventKind>;

/** A refusal because of another member's claim names that member. */
export async function refusalFor(tx: Tx, report: ReportRow, code: ReportRefusal): Promise<Refusal> {
  if (code !== 'report_claimed' || report.claimedBy === null) return new Refusal(code);
  const colleague = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', report.claimedBy)
    .executeTakeFirstOrThrow();
  return new Refusal(code, { message: `${colleague.name} is working on this report.` });
}
