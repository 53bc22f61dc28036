import { dayMs, minuteMs } from '@oja/contract/durations';
import { lagosOffsetMinutes } from '@oja/contract/lagos-time';

/** Days and months are those of Lagos, which has no summer time: always one hour ahead of UTC. */
const offsetMs = lagosOffsetMinutes * minuteMs;

/** The calendar day in Lagos, as 2026-11-15. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The calendar month in Lagos, as 2026-11. */
export function lagosMonth(at: Date): string {
  return lagosDay(at).slice(0, 7);
}

export function startOfLagosDay(day: string): Date {
  return new Date(new Date(`${day}T00:00:00.000Z`).getTime() - offsetMs);
}

/** The first moment after the day. */
export function endOfLagosDay(day: string): Date {
  return new Date(startOfLagosDay(day).getTime() + dayMs);
}

/** The last days up to and including today, oldest first. */
export function lastLagosDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, n) => lagosDay(new Date(now.getTime() - (count - 1 - n) * dayMs)));
}

/** First moment of a month such as 2026-11, and first moment after it. */
export function lagosMonthBounds(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfLagosDay(`${month}-01`), to: startOfLagosDay(`${next}-01`) };
}

export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** The Mondays of the last weeks up to and including the current one, oldest first. */
export function lastLagosWeeks(now: Date, count: number): string[] {
  const weekday = new Date(`${lagosDay(now)}T00:00:00.000Z`).getUTCDay();
  const sinceMonday = (weekday + 6) % 7;
  return Array.from({ length: count }, (_, n) =>
    lagosDay(new Date(now.getTime() - (sinceMonday + (count - 1 - n) * 7) * dayMs)),
  );
}
