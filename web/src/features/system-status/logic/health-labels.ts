import type { HealthStretch, WatchedPart } from '@oja/contract/system-status';
import { countOf } from '@/lib/counts';
import { formatDateTime, formatDay } from '@/lib/dates';

export const partLabels: Readonly<Record<WatchedPart, string>> = {
  database: 'Database',
  queue: 'Job queue',
  paystack: 'Payment gateway',
  mail: 'Mail',
  storage: 'Storage',
  ledger: 'Ledger',
};

export type HealthPeriod = 'day' | 'month';

const periodLabels: Readonly<Record<HealthPeriod, string>> = {
  day: 'the last 24 hours',
  month: 'the last 30 days',
};

export type StretchLook = 'unknown' | 'up' | 'shaky' | 'down';

/** Below this share of good minutes a bar counts as down, as a whole. */
const shakyFrom = 0.9;

export function lookOf({ up, down }: HealthStretch): StretchLook {
  if (up + down === 0) return 'unknown';
  if (down === 0) return 'up';
  return up / (up + down) >= shakyFrom ? 'shaky' : 'down';
}

/** The share of the monitored minutes in which it worked. Undefined without any. */
export function uptimeOf(stretches: readonly HealthStretch[]): string | undefined {
  const { up, down } = totalOf(stretches);
  if (up + down === 0) return undefined;
  // Rounded down: 100% means that no minute was missing.
  const hundredths = Math.floor((up / (up + down)) * 10_000);
  return `${hundredths / 100}%`;
}

/** The text alternative of a row of bars. */
export function describeHealth(stretches: readonly HealthStretch[], period: HealthPeriod): string {
  const share = uptimeOf(stretches);
  if (share === undefined) return `Not watched in ${periodLabels[period]} yet.`;
  const { down } = totalOf(stretches);
  if (down === 0) return `Up in every watched minute of ${periodLabels[period]}.`;
  const last = stretches.findLast((stretch) => stretch.down > 0);
  const when = last ? `, last ${describeWhen(last, period)}` : '';
  return `Up ${share} of ${periodLabels[period]}, down for ${countOf(down, 'minute')}${when}.`;
}

/** What one bar stands for. */
export function describeStretch(stretch: HealthStretch, period: HealthPeriod): string {
  const when = period === 'day' ? formatDateTime(stretch.from) : formatDay(lagosDay(stretch.from));
  const { up, down } = stretch;
  if (up + down === 0) return `${when}: not watched`;
  if (down === 0) return `${when}: up`;
  return `${when}: down for ${countOf(down, 'minute')} of ${up + down}`;
}

function describeWhen(stretch: HealthStretch, period: HealthPeriod): string {
  return period === 'day'
    ? `in the half hour from ${formatDateTime(stretch.from)}`
    : `on ${formatDay(lagosDay(stretch.from))}`;
}

/** A bar of the month is a day in Lagos, wherever the person who looks is. */
const lagosFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

function lagosDay(from: string): string {
  return lagosFormat.format(new Date(from));
}

function totalOf(stretches: readonly HealthStretch[]): { up: number; down: number } {
  return {
    up: stretches.reduce((sum, { up }) => sum + up, 0),
    down: stretches.reduce((sum, { down }) => sum + down, 0),
  };
}
