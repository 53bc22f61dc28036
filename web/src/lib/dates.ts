import { lagosDay, lagosMoment, lagosOffsetMinutes } from '@oja/contract/lagos-time';
import { spanInWords } from './time-span';

type DateLike = Date | string | number;

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

/** The date form of the whole product, by the clock of Lagos: Mar 4, 2026. */
export function formatDate(value: DateLike): string {
  return withValid(value, (date) => (rules ? byRules(date, rules) : lagosDay(date)));
}

/** A day of the calendar, such as 2026-03-04, which is the same day wherever the person is. */
export function formatDay(day: string): string {
  // Noon in UTC is the same day in Lagos.
  const noon = `${day}T12:00:00Z`;
  if (!rules) return formatDate(noon);
  const { dateFormat } = rules;
  return withValid(noon, (date) => byRules(date, { timezone: 'UTC', dateFormat }));
}

const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day of the calendar on the axis of a chart: Mar 4, or 4 Mar where administrators write the day first. */
export function formatShortDay(day: string): string {
  return withValid(`${day.slice(0, 10)}T12:00:00Z`, (date) => {
    const text = shortDayFormat.format(date);
    return rules?.dateFormat === 'DD/MM/YYYY' ? text.split(' ').toReversed().join(' ') : text;
  });
}

/** The day with its weekday: Wednesday, March 4, 2026. */
export function formatToday(now: DateLike): string {
  return withValid(now, (date) => {
    const timeZone = rules?.timezone ?? 'Africa/Lagos';
    if (!rules) return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(date);
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(date);
    return `${weekday}, ${byRules(date, rules)}`;
  });
}

/**
 * Where the hour matters, such as a deadline: Mar 4, 2026, 2:05 PM. A device on another clock than that of Lagos is
 * reminded of it by WAT, West Africa Time.
 */
export function formatDateTime(value: DateLike): string {
  return withValid(value, (date) => {
    if (rules) return `${byRules(date, rules)}, ${timeIn(date, rules.timezone)}`;
    const isElsewhere = -date.getTimezoneOffset() !== lagosOffsetMinutes;
    return isElsewhere ? `${lagosMoment(date)} WAT` : lagosMoment(date);
  });
}

/** Where the order of events within a minute matters, as in a log: Mar 4, 2026, 2:05:09 PM. */
export function formatExactTime(value: DateLike): string {
  return withValid(value, (date) => {
    const timeZone = rules?.timezone ?? 'Africa/Lagos';
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'medium' });
    return `${formatDate(date)}, ${format.format(date).replaceAll('\u202f', ' ')}`;
  });
}

/** Where staff in several places read the same deadline: the moment with the name of its time zone. */
export function formatZonedTime(value: DateLike): string {
  return withValid(value, (date) => {
    const timeZone = rules?.timezone ?? 'Africa/Lagos';
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
    const zone = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const text = formatDateTime(date);
    return rules === undefined ? text : `${text} ${zone}`;
  });
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
export function formatRelative(value: DateLike, now: DateLike): string {
  return withValid(value, (date) => {
    const isAhead = date.getTime() > new Date(now).getTime();
    return isAhead ? `in ${formatSpan(value, now)}` : `${formatSpan(value, now)} ago`;
  });
}

/** The time between two moments, whichever comes first: 5 minutes, 2 days. */
export function formatSpan(value: DateLike, now: DateLike): string {
  return withValid(value, (date) => {
    const other = new Date(now);
    return date < other ? spanInWords(date, other) : spanInWords(other, date);
  });
}

/** Newer browsers put a narrow no-break space before AM and PM, older ones a plain one. */
function timeIn(date: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
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
  return Number.isNaN(date.getTime()) ? UNKNOWN_DATE : write(date);
}
