import { type PurchaseWindow, purchaseWindow } from '../purchase/purchase-window.ts';
import type { HandoverProgress } from './handover-progress.ts';
import { endOfPeriod, type Pause } from './pauses.ts';

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
  { inspectionEnd, pauses }: Pick<HandoverProgress, 'inspectionEnd'> & { pauses: readonly Pause[] },
): PurchaseWindow {
  const { disputeStart, disputeEnd, autoCompleteAt } = purchaseWindow(start, terms);
  const paused = (end: Date) => endOfPeriod(start, end.getTime() - start.getTime(), pauses);
  const end = latest(paused(disputeEnd), inspectionEnd);
  return { disputeStart, disputeEnd: end, autoCompleteAt: latest(paused(autoCompleteAt), end) };
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}
