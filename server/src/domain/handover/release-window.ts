import { type PurchaseWindow, purchaseWindow } from '../purchase/purchase-window.ts';
import type { HandoverProgress } from './handover-progress.ts';

interface WindowTerms {
  disputeDays: number;
  escrowDays: number;
}

/**
 * The window of a purchase with a hand-over plan: the specified one, and never shorter than the inspection. The time
 * under dispute is added, so that a dispute takes nothing from the buyer's time.
 */
export function releaseWindow(
  start: Date,
  terms: WindowTerms,
  { inspectionEnd, pausedMs }: Pick<HandoverProgress, 'inspectionEnd'> & { pausedMs: number },
): PurchaseWindow {
  const { disputeStart, disputeEnd, autoCompleteAt } = purchaseWindow(start, terms);
  const end = latest(later(disputeEnd, pausedMs), inspectionEnd);
  return { disputeStart, disputeEnd: end, autoCompleteAt: latest(later(autoCompleteAt, pausedMs), end) };
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}
