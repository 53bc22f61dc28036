import { dayMs } from '@oja/contract/durations';
import type { FigurePeriod, RunningPeriod } from '@oja/contract/operator-figures';
import {
  endOfLagosDay,
  lagosDay,
  lagosMonth,
  lagosMonthBounds,
  lastLagosWeeks,
  monthBefore,
  startOfLagosDay,
} from '../lagos-days.ts';

/** The time that figures are of, and the Mondays of its weeks, oldest first. The last one may be of the future. */
export interface FigureSpan {
  from: Date;
  to: Date;
  mondays: string[];
}

const weekCounts: Record<RunningPeriod, number> = { '4w': 4, '12w': 12, '26w': 26 };
const weekMs = 7 * dayMs;

/** The last weeks up to and including the current one. */
export function isRunning(period: FigurePeriod): period is RunningPeriod {
  return period in weekCounts;
}

export function spanOf(period: FigurePeriod, now: Date): FigureSpan {
  if (isRunning(period)) {
    const mondays = lastLagosWeeks(now, weekCounts[period]);
    return { from: startOfLagosDay(mondays[0] ?? ''), to: endOfLagosDay(lagosDay(now)), mondays };
  }
  const { from, to } = isMonth(period)
    ? lagosMonthBounds(period)
    : { from: startOfLagosDay(period), to: new Date(startOfLagosDay(period).getTime() + weekMs) };
  const first = startOfLagosDay(mondayOf(from));
  const count = Math.ceil((to.getTime() - first.getTime()) / weekMs);
  const mondays = Array.from({ length: count }, (_, n) => lagosDay(new Date(first.getTime() + n * weekMs)));
  return { from, to, mondays };
}

export function isClosed(period: FigurePeriod, now: Date): boolean {
  return !isRunning(period) && spanOf(period, now).to <= now;
}

/** The week before a week, the month before a month. */
export function periodBefore(period: FigurePeriod): FigurePeriod {
  if (isMonth(period)) return monthBefore(period);
  return lagosDay(new Date(startOfLagosDay(period).getTime() - weekMs));
}

/** The last week or month that is over. */
export function lastClosed(frequency: 'weekly' | 'monthly', at: Date): FigurePeriod {
  return periodBefore(frequency === 'monthly' ? lagosMonth(at) : mondayOf(at));
}

export function mondayOf(at: Date): string {
  return lastLagosWeeks(at, 1)[0] ?? '';
}

export function isMonth(period: FigurePeriod): boolean {
  return /^\d{4}-\d{2}$/.test(period);
}
