import { dayMs } from '@oja/contract/durations';
import type { PurchaseStage } from '@oja/contract/handover-labels';

export interface PurchaseWindow {
  disputeStart: Date;
  /** The first moment at which no dispute can be opened any more. */
  disputeEnd: Date;
  autoCompleteAt: Date;
}

interface WindowTerms {
  disputeDays: number;
  escrowDays: number;
}

/** The money is never released while a dispute could still be opened. */
export function releaseDays({ disputeDays, escrowDays }: WindowTerms): number {
  return Math.max(disputeDays, escrowDays);
}

export function purchaseWindow(start: Date, terms: WindowTerms): PurchaseWindow {
  const after = (days: number) => new Date(start.getTime() + days * dayMs);
  return {
    disputeStart: start,
    disputeEnd: after(terms.disputeDays),
    autoCompleteAt: after(releaseDays(terms)),
  };
}

/** The window after a withdrawn dispute: the time that was left when it was opened begins again, never less. */
export function resumedWindow(
  window: Omit<PurchaseWindow, 'disputeStart'>,
  { openedAt, now }: { openedAt: Date; now: Date },
): Omit<PurchaseWindow, 'disputeStart'> {
  const stoppedMs = Math.max(0, now.getTime() - openedAt.getTime());
  const later = (end: Date) => new Date(end.getTime() + stoppedMs);
  return { disputeEnd: later(window.disputeEnd), autoCompleteAt: later(window.autoCompleteAt) };
}

/**
 * No instant allows both: a dispute ends before the moment at which the purchase completes. A hand-over that is not
 * finished can always be disputed.
 */
export function mayDisputeAt(
  { disputeStart, disputeEnd, stage }: Pick<PurchaseWindow, 'disputeStart' | 'disputeEnd'> & Staged,
  now: Date,
): boolean {
  return disputeStart <= now && (now < disputeEnd || stage === 'handing_over');
}

interface Staged {
  stage: PurchaseStage;
}

/** The buyer is reminded a day before the end; every window is longer than that. */
export function reminderAt({ disputeEnd }: Pick<PurchaseWindow, 'disputeEnd'>): Date {
  return new Date(disputeEnd.getTime() - dayMs);
}

/** Whether a reminder still helps: the last day has begun, and a dispute can be opened. */
export function isReminderDue(
  window: Pick<PurchaseWindow, 'disputeStart' | 'disputeEnd'> & Staged,
  now: Date,
): boolean {
  return window.stage === 'inspecting' && mayDisputeAt(window, now) && now >= reminderAt(window);
}

/** The clock never releases the money before the hand-over is finished. */
export function isDue(
  { autoCompleteAt, stage }: Pick<PurchaseWindow, 'autoCompleteAt'> & Staged,
  now: Date,
): boolean {
  return stage === 'inspecting' && now >= autoCompleteAt;
}
