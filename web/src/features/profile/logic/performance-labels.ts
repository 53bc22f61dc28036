import type { SellerPerformance } from '@oja/contract/dashboard';
import { countOf, formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

export type PerformanceDay = SellerPerformance['days'][number] & {
  /** Sales of that day or week per hundred views; null without any. */
  conversion: number | null;
};

/** Single days say nothing about a share: from this many days on, weeks are shown. */
const daysShownSingly = 14;

export type PerformanceUnit = 'day' | 'week';

export function unitOf(days: readonly unknown[]): PerformanceUnit {
  return days.length > daysShownSingly ? 'week' : 'day';
}

/** The days as they are charted: one by one, or by week, the last week ending today. */
export function chartedDays(days: SellerPerformance['days']): PerformanceDay[] {
  const size = unitOf(days) === 'week' ? 7 : 1;
  const groups: SellerPerformance['days'][] = [];
  for (let end = days.length; end > 0; end -= size) groups.unshift(days.slice(Math.max(0, end - size), end));
  return groups.map(sumOf);
}

function sumOf(days: SellerPerformance['days']): PerformanceDay {
  const sum = (field: 'views' | 'sales' | 'revenue') => days.reduce((total, day) => total + day[field], 0);
  const views = sum('views');
  const sales = sum('sales');
  const answered = days.flatMap(({ response_minutes: minutes }) => (minutes === null ? [] : [minutes]));
  return {
    date: days[0]?.date ?? '',
    views,
    sales,
    revenue: sum('revenue'),
    conversion: views === 0 ? null : Math.round((sales / views) * 1_000) / 10,
    response_minutes: medianOf(answered),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** From looking to buying: each step with its share of the one before. */
export function funnelOf({ views, saves, questions, sales }: SellerPerformance) {
  return [
    { label: 'Views', count: views },
    { label: 'Saved', count: saves },
    { label: 'Questions', count: questions },
    { label: 'Sales', count: sales },
  ].map((step) => ({
    ...step,
    percentOfViews: views === 0 ? null : Math.round((step.count / views) * 1_000) / 10,
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
