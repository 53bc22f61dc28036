import type { UploadInterval } from '@oja/contract/plans';

const dayMs = 24 * 3_600_000;

/** How long a plan goes on after its period when the wallet did not cover the next one. */
export const graceMs = 3 * dayMs;

/** How long before a renewal the person is told of it. */
export const noticeMs = 3 * dayMs;

const intervalDays: Readonly<Record<UploadInterval, number>> = { week: 7, month: 30, year: 365 };

/** A month ends on the same day of the next one, or on its last day when that is shorter. */
export function endOfPeriod(start: Date, interval: UploadInterval): Date {
  switch (interval) {
    case 'week':
      return new Date(start.getTime() + intervalDays.week * dayMs);
    case 'month':
      return sameDayAfterMonths(start, 1);
    case 'year':
      return sameDayAfterMonths(start, 12);
    default:
      return interval satisfies never;
  }
}

/** What a plan costs a day, to compare plans that are due in different rhythms. */
export function dailyPriceKobo(plan: { priceKobo: number; uploadInterval: UploadInterval | null }): number {
  return plan.uploadInterval === null ? 0 : plan.priceKobo / intervalDays[plan.uploadInterval];
}

function sameDayAfterMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  // A day that the month does not have runs over into the next one; day zero is the last day of the right one.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
