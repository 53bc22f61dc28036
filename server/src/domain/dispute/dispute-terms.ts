import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { dayMs, hourMs } from '@oja/contract/durations';

/**
 * The seller answers within `sellerAnswerHours`; staff decide within the days that the settings give for refunds, or
 * the case is escalated. Their time never ends before the seller's.
 */
const sellerAnswersMs = sellerAnswerHours * hourMs;

/** Whether staff have given the seller more time. */
export function isAnswerTimeExtended(dispute: { openedAt: Date; sellerDueAt: Date }): boolean {
  return dispute.sellerDueAt.getTime() > dispute.openedAt.getTime() + sellerAnswersMs;
}

/** The limit of one buyer's open disputes. */
export const openDisputesAtMost = 3;

/** Of one side in one dispute. */
export const statementsAtMost = 30;

/** Until when an appeal is decided. */
export function appealDueAt(openedAt: Date, refundProcessingDays: number): Date {
  return new Date(openedAt.getTime() + refundProcessingDays * dayMs);
}

/** The clocks of a dispute or a claim. */
export function disputeClocks(
  openedAt: Date,
  refundProcessingDays: number,
): { sellerDueAt: Date; staffDueAt: Date } {
  const after = (ms: number) => new Date(openedAt.getTime() + ms);
  return {
    sellerDueAt: after(sellerAnswersMs),
    staffDueAt: after(Math.max(refundProcessingDays * dayMs, sellerAnswersMs)),
  };
}
