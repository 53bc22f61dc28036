import { undoMs } from '@oja/contract/undo';

/** What the server allows above the time on the screen: the toast waits for the next item, and requests take time. */
const requestMs = 4_000;

export function isUndoable(decidedAt: Date, now: Date): boolean {
  return now.getTime() < undoEnd(decidedAt).getTime();
}

/** When a decision is final: what it causes for others, such as notifications, happens from here on. */
export function undoEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoMs + requestMs);
}
