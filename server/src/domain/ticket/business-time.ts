import { leastOpenMinutes, minutesOf, type OpeningHours } from '@oja/contract/business-hours';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { weekdays } from '@oja/contract/weekdays';
import { lagosDay, startOfLagosDay } from '../lagos-days.ts';

/** When the support desk is open: by weekday, except on holidays such as 2026-12-25. */
export interface Opening {
  hours: OpeningHours;
  holidays: readonly string[];
}

/** The moment at which an amount of opening time has passed since the start. */
export function addOpenTime(start: Date, amountMs: number, opening: Opening): Date {
  const days = daysAtMost(amountMs, opening);
  let leftMs = amountMs;
  for (let day = 0; day < days; day += 1) {
    const open = openTimeOn(new Date(start.getTime() + day * dayMs), opening);
    if (open === undefined) continue;
    const fromMs = Math.max(open.fromMs, start.getTime());
    const openMs = Math.max(0, open.toMs - fromMs);
    if (openMs > 0 && leftMs <= openMs) return new Date(fromMs + leftMs);
    leftMs -= openMs;
  }
  throw new Error('a clock of business hours needs a weekday that is open');
}

/**
 * In the worst case one weekday is open, for the shortest time that is allowed, and every holiday falls on it; the first
 * day may be over.
 */
function daysAtMost(amountMs: number, { holidays }: Opening): number {
  const openDays = Math.ceil(amountMs / (leastOpenMinutes * minuteMs));
  return 7 * (1 + openDays + holidays.length) + 1;
}

function openTimeOn(at: Date, { hours, holidays }: Opening): { fromMs: number; toMs: number } | undefined {
  const day = lagosDay(at);
  const midnightMs = startOfLagosDay(day).getTime();
  const weekday = weekdays[(new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7];
  if (weekday === undefined || !hours[weekday].open || holidays.includes(day)) return undefined;
  const { from, to } = minutesOf(hours[weekday]);
  return { fromMs: midnightMs + from * minuteMs, toMs: midnightMs + to * minuteMs };
}
