const minute = 60_000;
const hour = 60 * minute;

/**
 * How long after a delivery that was not answered with 200 the next one follows, in virtual time.
 * Live: every 3 minutes for the first four tries, then hourly for 72 hours. Test: hourly for 10 hours.
 */
export const retryDelaysMs = {
  test: Array.from({ length: 10 }, () => hour),
  live: [3 * minute, 3 * minute, 3 * minute, ...Array.from({ length: 72 }, () => hour)],
} as const satisfies Record<string, readonly number[]>;
