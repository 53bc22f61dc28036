import { type CheckInDay, checkInDays } from '@oja/contract/cover-labels';
import { hourMs } from '@oja/contract/durations';

/** Each question comes twelve hours before its day is full, so that the last one leaves time to open a claim. */
export function checkInDueAt(beganAt: Date, day: CheckInDay): Date {
  return new Date(beganAt.getTime() + (day * 24 - 12) * hourMs);
}

/** The days on which the buyer is asked during cover of this length. */
export function checkInDaysOf(coverDays: number): CheckInDay[] {
  return checkInDays.filter((day) => day <= coverDays);
}
