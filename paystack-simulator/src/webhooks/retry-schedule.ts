const minute = 60_000;
const hour = 60 * minute;

/**
 * Delays between delivery attempts that were not answered with 200, in virtual time. Live: every 3 minutes for the
 * first four attempts, then hourly for 72 hours. Test: hourly for 10 hours.
 */
export const retryDelaysMs = {
  test: Array.from({ length: 10 }, () => hour),
  live: [3 * minute, 3 * minute, 3 * minute, ...Array.from({ length: 72 }, () => hour)],
} as const satisfies Record<string, readonly number[]>;
