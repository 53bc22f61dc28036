import type { ReportStatus, ReportType } from '@oja/contract/report-fields';
import type { QuickAction, ReportAction } from '@oja/contract/staff-report';
import { decideMove } from '../process.ts';
import { reportProcess } from './report-process.ts';

export interface ReportFacts {
  status: ReportStatus;
  targetType: ReportType;
  targetId: string | null;
  ownerId: string | null;
  reporterId: string | null;
  /** The member of staff who entered it for a person outside of Oja. */
  addedBy: string | null;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** The member of staff who asks, and the time. */
export interface StaffView {
  staffId: string;
  now: Date;
}

/** The target in its present state: an action that would change nothing is not offered. */
export interface TargetState {
  /** Of a listing: pending or posted. */
  isLive: boolean;
  /** Of a message or review. */
  isDown: boolean;
  /** Without an end: a suspension from a report replaces one that ends by itself. */
  ownerIsSuspended: boolean;
  /** The owner trades, and their selling is not paused. */
  ownerMaySell: boolean;
  /** The quick actions of this report that still stand. */
  done: readonly QuickAction[];
}

export type StaffStep = 'claim' | 'release' | 'approve' | 'dismiss' | 'undo_dismissal' | 'reopen';
export type ReportRefusal =
  | 'own_report_refused'
  | 'added_report_refused'
  | 'report_decided'
  | 'report_open'
  | 'report_claimed';
export type StepVerdict = { kind: 'allowed'; to: ReportStatus } | { kind: 'refused'; code: ReportRefusal };

/** Whether this member of staff may take this step now. */
export function decideStep(report: ReportFacts, step: StaffStep, view: StaffView): StepVerdict {
  if (isParty(report, view.staffId)) return { kind: 'refused', code: 'own_report_refused' };
  const move = decideMove(reportProcess, step, { status: report.status, actor: 'staff' });
  if (move.kind !== 'allowed')
    return { kind: 'refused', code: step === 'reopen' ? 'report_open' : 'report_decided' };
  if (step === 'approve' && report.addedBy === view.staffId)
    return { kind: 'refused', code: 'added_report_refused' };
  if (isClaimedByOther(report, view)) return { kind: 'refused', code: 'report_claimed' };
  // Only the holder releases a claim, even an expired one.
  if (step === 'release' && report.claimedBy !== view.staffId)
    return { kind: 'refused', code: 'report_claimed' };
  return { kind: 'allowed', to: move.to };
}

/**
 * The reason why they cannot act on the target of a report, or read the conversation around it. Staff do not act on a
 * report that they entered themselves: that would let one person make up the complaint and carry out the consequence.
 */
export function actionBlocker(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  const verdict = decideStep(report, 'approve', view);
  return verdict.kind === 'refused' ? verdict.code : undefined;
}

/** The reason why they cannot change an open report at all. */
export function workBlocker(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  const verdict = decideStep(report, 'dismiss', view);
  return verdict.kind === 'refused' ? verdict.code : undefined;
}

/** Hiding a report is possible after the decision too. */
export function hidingBlocker(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  if (isParty(report, view.staffId)) return 'own_report_refused';
  return isClaimedByOther(report, view) ? 'report_claimed' : undefined;
}

/** So is restoring its target, which is an action as well: not on a report that they entered themselves. */
export function restoringBlocker(report: ReportFacts, view: StaffView): ReportRefusal | undefined {
  if (report.addedBy === view.staffId) return 'added_report_refused';
  return hidingBlocker(report, view);
}

/** Staff do not decide reports that they sent or that are about them. */
export function isParty(report: ReportFacts, staffId: string): boolean {
  return report.ownerId === staffId || report.reporterId === staffId;
}

function isClaimedByOther(report: ReportFacts, { staffId, now }: StaffView): boolean {
  return report.claimedUntil !== null && report.claimedUntil > now && report.claimedBy !== staffId;
}

/** The target that each quick action needs. */
const quickActionTable: Record<QuickAction, (report: ReportFacts) => boolean> = {
  hide_listing: (report) => report.targetType === 'listing' && report.targetId !== null,
  take_down: isAboutWords,
  pause_selling: (report) => report.ownerId !== null,
  suspend_user: (report) => report.ownerId !== null,
  warn_user: (report) => report.ownerId !== null,
};

/** A text can be taken down without any effect on its author. */
function isAboutWords({ targetType, targetId }: ReportFacts): boolean {
  return (targetType === 'message' || targetType === 'review') && targetId !== null;
}

export function hasTargetFor(report: ReportFacts, action: QuickAction): boolean {
  return quickActionTable[action](report);
}

/**
 * Other open reports about the same target end with the one that is approved, no matter who has claimed them. One that
 * the decider is a party to, or entered, still waits for another member of staff.
 */
export function followsDecision(report: ReportFacts, staffId: string): boolean {
  const move = decideMove(reportProcess, 'approve', { status: report.status, actor: 'staff' });
  return move.kind === 'allowed' && !isParty(report, staffId) && report.addedBy !== staffId;
}

/** All actions of this member of staff, in the order of the screen. */
export function reportActionsFor(report: ReportFacts, view: StaffView, target: TargetState): ReportAction[] {
  const isAllowed = (step: StaffStep) => decideStep(report, step, view).kind === 'allowed';
  const holdsIt = report.claimedBy === view.staffId;
  const mayWork = workBlocker(report, view) === undefined;
  const mayAct = (action: QuickAction) =>
    actionBlocker(report, view) === undefined &&
    hasTargetFor(report, action) &&
    !changesNothing[action](target);
  const may: Record<ReportAction, boolean> = {
    claim: isAllowed('claim') && !holdsIt,
    release: isAllowed('release'),
    approve: isAllowed('approve'),
    dismiss: isAllowed('dismiss'),
    edit: mayWork,
    delete: hidingBlocker(report, view) === undefined,
    reopen: isAllowed('reopen'),
    hide_listing: mayAct('hide_listing'),
    take_down: mayAct('take_down'),
    pause_selling: mayAct('pause_selling'),
    suspend_user: mayAct('suspend_user'),
    warn_user: mayAct('warn_user'),
    put_back: target.isDown && restoringBlocker(report, view) === undefined,
    read_conversation:
      report.targetType === 'message' &&
      report.targetId !== null &&
      actionBlocker(report, view) === undefined,
  };
  const names = Object.keys(may) as ReportAction[];
  return names.filter((name) => may[name]);
}

const changesNothing: Record<QuickAction, (target: TargetState) => boolean> = {
  hide_listing: ({ isLive }) => !isLive,
  take_down: ({ isDown }) => isDown,
  pause_selling: ({ ownerMaySell }) => !ownerMaySell,
  suspend_user: ({ ownerIsSuspended }) => ownerIsSuspended,
  // A warning leaves no state behind; one per report.
  warn_user: ({ done }) => done.includes('warn_user'),
};
