import { minuteMs } from '@oja/contract/durations';
import { claimMinutes } from '@oja/contract/report-fields';

/** The limit of one user's reports per hour. */
export const reportsPerHour = 10;

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMinutes * minuteMs);
}
