import type { SellerPerformance } from '@oja/contract/dashboard';
import { countOf, formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

export type PerformanceDay = SellerPerformance['days'][number] & {
  /** Sales of that day per hundred views; null without any. */
  conversion: number | null;
};

export function withConversion(days: SellerPerformance['days']): PerformanceDay[] {
  return days.map((day) => ({
    ...day,
    conversion: day.views === 0 ? null : Math.round((day.sales / day.views) * 1_000) / 10,
  }));
}

/** 45 min, 1 h 35 min, 2 days. */
export function inShort(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return countOf(Math.round(hours / 24), 'day');
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** The same in one unit, for the narrow axis of a chart. */
export function onAxis(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 2.4) / 10} d`;
}

export function describePerformance({ views, sales, revenue, days }: SellerPerformance): string {
  return `Last ${days.length} days: ${formatCount(views)} views, ${countOf(sales, 'sale')}, ${formatNaira(revenue)} paid out.`;
}
