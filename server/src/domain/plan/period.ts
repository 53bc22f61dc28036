import { dayMs } from '@oja/contract/durations';
import type { UploadInterval } from '@oja/contract/plans';

/** How long a plan continues after its period when the wallet did not cover the next one. */
export const graceMs = 3 * dayMs;

/** How long before a renewal it is announced. */
export const noticeMs = 3 * dayMs;

const intervalDays: Readonly<Record<UploadInterval, number>> = { week: 7, month: 30, year: 365 };

/**
 * A month ends on the anchor day of the next one, or on its last day when that is shorter. The anchor is the day on which
 * the first period began, so that a short month does not move the later ones.
 */
export function endOfPeriod(start: Date, interval: UploadInterval, anchorDay = start.getUTCDate()): Date {
  switch (interval) {
    case 'week':
      return new Date(start.getTime() + intervalDays.week * dayMs);
    case 'month':
      return anchorDayAfterMonths(start, 1, anchorDay);
    case 'year':
      return anchorDayAfterMonths(start, 12, anchorDay);
    default:
      return interval satisfies never;
  }
}

/** The daily price, which compares plans of different intervals. */
export function dailyPriceKobo(plan: { priceKobo: number; uploadInterval: UploadInterval | null }): number {
  return plan.uploadInterval === null ? 0 : plan.priceKobo / intervalDays[plan.uploadInterval];
}

/** A period that follows another one without a gap keeps its anchor; any other period sets its own. Weeks need none. */
export function anchorOf(
  next: { startsAt: Date; interval: UploadInterval | null },
  before: { periodEndsAt: Date | null; anchorDay: number | null },
): number | null {
  if (next.interval === null || next.interval === 'week') return null;
  const isNext = before.periodEndsAt?.getTime() === next.startsAt.getTime();
  return (isNext ? before.anchorDay : null) ?? next.startsAt.getUTCDate();
}

function anchorDayAfterMonths(start: Date, months: number, anchorDay: number): Date {
  const end = new Date(start);
  // From the first of a month, so that a day which the next month does not have does not run over into the one after.
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchorDay, lastDay));
  return end;
}
