import { formatDistance, isValid } from 'date-fns';
import { lazy } from './lazy';

type DateLike = Date | string | number;

/** The browser's own formatter; that of date-fns would weigh on the first load of every portal page. */
const dateFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }),
);
const timeFormat = lazy(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }));

/** How an administrator wants dates written in the admin portal; undefined elsewhere, for the form of the product. */
export interface DateRules {
  timezone: string;
  dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';
}
let rules: DateRules | undefined;

export function setDateRules(next: DateRules | undefined): void {
  rules = next;
}

/** What stands where a date is missing or unreadable. */
const UNKNOWN_DATE = '—';

/** The date form of the whole product: Mar 4, 2026. */
export function formatDate(value: DateLike): string {
  return withValid(value, (date) => (rules ? byRules(date, rules) : dateFormat().format(date)));
}

/** A day of the calendar, such as 2026-03-04, which is the same day wherever the person is. */
export function formatDay(day: string): string {
  const noon = `${day}T12:00:00`;
  if (!rules) return formatDate(noon);
  const { dateFormat } = rules;
  return withValid(`${noon}Z`, (date) => byRules(date, { timezone: 'UTC', dateFormat }));
}

/** Where the hour matters, such as a deadline: Mar 4, 2026, 2:05 PM. */
export function formatDateTime(value: DateLike): string {
  return withValid(value, (date) => `${formatDate(date)}, ${formatTime(date)}`);
}

/** For date fields and file names, in the time of the person: 2026-03-04. */
export function isoDay(value: DateLike): string {
  return withValid(value, (date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );
}

/** How long ago, or how long until: 5 minutes ago, in 2 days. */
export function formatRelative(value: DateLike, now: DateLike = Date.now()): string {
  return withValid(value, (date) => formatDistance(date, new Date(now), { addSuffix: true }));
}

/** The time between two moments, whichever comes first: 5 minutes, 2 days. */
export function formatSpan(value: DateLike, now: DateLike = Date.now()): string {
  return withValid(value, (date) => formatDistance(date, new Date(now)));
}

/** Newer browsers put a narrow no-break space before AM and PM, older ones a plain one. */
function formatTime(date: Date): string {
  const format = rules
    ? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: rules.timezone })
    : timeFormat();
  return format.format(date).replace(/\s/g, ' ');
}

function byRules(date: Date, { timezone, dateFormat }: DateRules): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(date);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return dateFormat.replace('YYYY', part('year')).replace('MM', part('month')).replace('DD', part('day'));
}

function withValid(value: DateLike, write: (date: Date) => string): string {
  const date = new Date(value);
  return isValid(date) ? write(date) : UNKNOWN_DATE;
}
