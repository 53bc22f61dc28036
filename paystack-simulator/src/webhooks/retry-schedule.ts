import { hourMs, minuteMs } from '../durations.ts';

/**
 * Delays between delivery attempts that were not answered with 200, in virtual time. Live: every 3 minutes for the
 * first four attempts, then hourly for 72 hours. Test: hourly for 10 hours.
 */
export const retryDelaysMs = {
  test: Array.from({ length: 10 }, () => hourMs),
  live: [3 * minuteMs, 3 * minuteMs, 3 * minuteMs, ...Array.from({ length: 72 }, () => hourMs)],
} as const satisfies Record<string, readonly number[]>;
