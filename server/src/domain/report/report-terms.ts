const minuteMs = 60_000;

/** How long somebody who claimed a report has it alone. */
const claimMs = 30 * minuteMs;

/** More than anybody needs who does not report everything. */
export const reportsPerHour = 10;

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
