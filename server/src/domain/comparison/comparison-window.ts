import { dayMs, hourMs } from '@oja/contract/durations';
import { pollForMs } from '../funding/decide-funding.ts';

/** Payments and transfers as old as this may still change, because the poller asks about payments as long. */
const overlapMs = pollForMs;
/** How far the first comparison looks back. */
const firstMs = 7 * dayMs;
/** Longer than the interval of the poller: a younger difference may only be a matter of timing. */
export const settlesHours = 2;

export interface ComparisonWindow {
  from: Date;
  to: Date;
  /** Rows after this are not compared yet. */
  before: Date;
}

/** From the end of the last finished comparison, minus the overlap, until now. */
export function comparisonWindow(lastDoneTo: Date | undefined, now: Date): ComparisonWindow {
  const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
  return {
    from: lastDoneTo ? earlier(lastDoneTo, overlapMs) : earlier(now, firstMs),
    to: now,
    before: earlier(now, settlesHours * hourMs),
  };
}
