import { dayMs, hourMs } from '@oja/contract/durations';
import { type FigureFrequency, figureMailHour } from '@oja/contract/figure-schedules';
import { lagosMonth, lagosMonthBounds, monthBefore, startOfLagosDay } from '../lagos-days.ts';
import { mondayOf } from './figure-periods.ts';

/** When mails with figures are sent: at 8 of Lagos on a weekday, or on the first day of the month. */
export interface Schedule {
  frequency: FigureFrequency;
  /** From 1 for Monday. */
  weekday: number;
}

/** The last time of sending up to and including now. */
export function lastSendingAt(schedule: Schedule, now: Date): Date {
  if (schedule.frequency === 'monthly') {
    const month = lagosMonth(now);
    const first = firstOf(month);
    return first <= now ? first : firstOf(monthBefore(month));
  }
  const monday = startOfLagosDay(mondayOf(now)).getTime();
  const thisWeek = monday + (schedule.weekday - 1) * dayMs + figureMailHour * hourMs;
  return new Date(thisWeek <= now.getTime() ? thisWeek : thisWeek - 7 * dayMs);
}

/** The first time of sending after now. */
export function nextSendingAt(schedule: Schedule, now: Date): Date {
  const last = lastSendingAt(schedule, now);
  if (schedule.frequency === 'weekly') return new Date(last.getTime() + 7 * dayMs);
  return new Date(lagosMonthBounds(lagosMonth(last)).to.getTime() + figureMailHour * hourMs);
}

function firstOf(month: string): Date {
  return new Date(lagosMonthBounds(month).from.getTime() + figureMailHour * hourMs);
}
