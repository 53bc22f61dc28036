const minuteMs = 60_000;

/** How long a claim holds. */
const claimMs = 30 * minuteMs;

/** The limit of one user's reports per hour. */
export const reportsPerHour = 10;

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
