import { minuteMs } from '@oja/contract/durations';
import { differenceInMonths } from 'date-fns';
import { countOf } from './counts';

/**
 * The time between two moments in words: 5 minutes, about 2 hours, over 1 year. The words and their limits are those
 * of formatDistance of date-fns, which would load its whole locale with every page that names a time.
 */
export function spanInWords(earlier: Date, later: Date): string {
  const minutes = Math.round((later.getTime() - earlier.getTime()) / minuteMs);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return countOf(minutes, 'minute');
  if (minutes < perDay) return `about ${countOf(Math.max(1, Math.round(minutes / 60)), 'hour')}`;
  // Up to one day and three quarters.
  if (minutes < 2_520) return '1 day';
  if (minutes < perMonth) return countOf(Math.round(minutes / perDay), 'day');
  const months = countOf(Math.round(minutes / perMonth), 'month');
  if (minutes < 2 * perMonth) return `about ${months}`;
  const wholeMonths = differenceInMonths(later, earlier);
  return wholeMonths < 12 ? months : yearsInWords(wholeMonths);
}

const perDay = 1_440;
const perMonth = 43_200;

function yearsInWords(months: number): string {
  const years = Math.trunc(months / 12);
  const beyond = months % 12;
  if (beyond < 3) return `about ${countOf(years, 'year')}`;
  return beyond < 9 ? `over ${countOf(years, 'year')}` : `almost ${countOf(years + 1, 'year')}`;
}
