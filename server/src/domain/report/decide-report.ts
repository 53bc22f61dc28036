import type { QuickAction, ReportAction } from '@oja/contract/admin-reports';
import type { ReportStatus, ReportType } from '@oja/contract/report-fields';
import { decideMove } from '../process.ts';
import { reportProcess } from './report-process.ts';

export interface ReportFacts {
  status: ReportStatus;
  targetType: ReportType;
  targetId: string | null;
  ownerId: string | null;
  reporterId: string | null;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Who asks, and when. */
export interface StaffView {
  staffId: string;
  now: Date;
}

export type StaffStep = 'claim' | 'release' | 'approve' | 'dismiss';
export type ReportRefusal = 'own_report_refused' | 'report_decided' | 'report_claimed';
export type StepVerdict = { kind: 'allowed'; to: ReportStatus } | { kind: 'refused'; code: ReportRefusal };

/** Whether this member of staff may take this step now. */
export function decideStep(report: ReportFacts, step: StaffStep, view: StaffView): StepVerdict {
  if (isParty(report, view.staffId)) return { kind: 'refused', code: 'own_report_refused' };
  const move = decideMove(reportProcess, step, { status: report.status, actor: 'staff' });
  if (move.kind !== 'allowed') return { kind: 'refused', code: 'report_decided' };
  if (isClaimedByOther(report, view)) return { kind: 'refused', code: 'report_claimed' };
  // Nobody gives back what somebody else took, even when their time is over.
  if (step === 'release' && report.claimedBy !== view.staffId)
    return { kind: 'refused', code: 'report_claimed' };
  return { kind: 'allowed', to: move.to };
}

/** What keeps them from changing an open report at all. */
export function blockOnWork(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  const verdict = decideStep(report, 'dismiss', view);
  return verdict.kind === 'refused' ? verdict.code : undefined;
}

/** Hiding it from the queue, or showing its thing again, is possible after the decision too. */
export function blockOnHiding(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  if (isParty(report, view.staffId)) return 'own_report_refused';
  return isClaimedByOther(report, view) ? 'report_claimed' : undefined;
}

/** Staff do not judge what they reported, nor what is said about them. */
export function isParty(report: ReportFacts, staffId: string): boolean {
  return report.ownerId === staffId || report.reporterId === staffId;
}

function isClaimedByOther(report: ReportFacts, { staffId, now }: StaffView): boolean {
  return report.claimedUntil !== null && report.claimedUntil > now && report.claimedBy !== staffId;
}

/** What each quick action needs to be pointed at. */
const quickActionTable: Record<QuickAction, (report: ReportFacts) => boolean> = {
  hide_listing: (report) => report.targetType === 'listing' && report.targetId !== null,
  take_down: isAboutWords,
  suspend_user: (report) => report.ownerId !== null,
  warn_user: (report) => report.ownerId !== null,
};

/** What people write can be hidden on its own, without touching who wrote it. */
function isAboutWords({ targetType, targetId }: ReportFacts): boolean {
  return (targetType === 'message' || targetType === 'review') && targetId !== null;
}

export function hasTargetFor(report: ReportFacts, action: QuickAction): boolean {
  return quickActionTable[action](report);
}

/**
 * Other open reports about the same thing end with the one that is approved, whoever has claimed them: the thing is
 * decided. One that the decider is a party to waits for a colleague all the same.
 */
export function followsDecision(report: ReportFacts, staffId: string): boolean {
  const move = decideMove(reportProcess, 'approve', { status: report.status, actor: 'staff' });
  return move.kind === 'allowed' && !isParty(report, staffId);
}

/** Everything this member of staff may do next, in the order of the screen; `isDown` where that has been looked up. */
export function reportActionsFor(report: ReportFacts, view: StaffView, isDown = false): ReportAction[] {
  const isAllowed = (step: StaffStep) => decideStep(report, step, view).kind === 'allowed';
  const holdsIt = report.claimedBy === view.staffId;
  const mayWork = blockOnWork(report, view) === undefined;
  const may: Record<ReportAction, boolean> = {
    claim: isAllowed('claim') && !holdsIt,
    release: isAllowed('release'),
    approve: isAllowed('approve'),
    dismiss: isAllowed('dismiss'),
    edit: mayWork,
    delete: blockOnHiding(report, view) === undefined,
    hide_listing: mayWork && hasTargetFor(report, 'hide_listing'),
    take_down: mayWork && !isDown && hasTargetFor(report, 'take_down'),
    suspend_user: mayWork && hasTargetFor(report, 'suspend_user'),
    warn_user: mayWork && hasTargetFor(report, 'warn_user'),
    put_back: isDown && blockOnHiding(report, view) === undefined,
    read_conversation:
      report.targetType === 'message' && report.targetId !== null && !isParty(report, view.staffId),
  };
  const names = Object.keys(may) as ReportAction[];
  return names.filter((name) => may[name]);
}
