import { hourMs, minuteMs } from '@oja/contract/durations';

const longestWaitMs = hourMs;

/** Staff are alerted after this many failures in a row. */
export const failuresBeforeAlert = 5;

/** When a row that a poll could not handle is tried again: after 2 minutes, then 4, 8 … and at most an hour. */
export function nextPollAt(tries: number, now: Date): Date {
  const waitMs = Math.min(minuteMs * 2 ** Math.min(tries, 10), longestWaitMs);
  return new Date(now.getTime() + waitMs);
}
