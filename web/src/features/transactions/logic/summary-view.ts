import type { TransactionSummary } from '@oja/contract/admin-transactions';
import type { StatChange } from '@/components/ui/stat-card';
import { formatDay, formatShortDay } from '@/lib/dates';

export type ChartFigure = 'volume' | 'transactions' | 'fees';

/** Against the same length of time before; without anything then, there is nothing to compare with. */
export function changeSince(now: number, before: number): StatChange | undefined {
  if (before === 0) return undefined;
  const percent = ((now - before) / before) * 100;
  const rounded = Math.abs(percent) >= 10 ? Math.round(percent) : Math.round(percent * 10) / 10;
  const direction = rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'flat';
  const sign = rounded > 0 ? '+' : '';
  return { text: `${sign}${rounded}% on the period before`, direction };
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Under the columns of the chart. */
export function tickOf(date: string, step: TransactionSummary['series_step']): string {
  return step === 'month' ? monthFormat.format(new Date(date)) : formatShortDay(date);
}

/** In the small box beside a column. */
export function nameOfStep(date: string, step: TransactionSummary['series_step']): string {
  return step === 'month' ? monthFormat.format(new Date(date)) : formatDay(date);
}
