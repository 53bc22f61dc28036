import { dayMs } from '@oja/contract/durations';

/** Staff are reminded of what they should have decided this often. */
const remindedEveryMs = dayMs;

/** Whether a reminder about something that waits for a decision is due: when its time is over, and every day after. */
export function isReminderDue(
  { dueAt, remindedAt }: { dueAt: Date; remindedAt: Date | null },
  now: Date,
): boolean {
  if (now < dueAt) return false;
  return remindedAt === null || remindedAt < dueAt || now.getTime() - remindedAt.getTime() >= remindedEveryMs;
}

/** A reminder before this time does not count any more. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() - remindedEveryMs);
}
