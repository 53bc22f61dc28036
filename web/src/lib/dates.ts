import { formatDistance, isValid } from 'date-fns';

type DateLike = Date | string | number;

/** The browser's own formatter; that of date-fns would weigh on the first load of every portal page. */
const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** What stands where a date is missing or unreadable. */
const UNKNOWN_DATE = '—';

/** The date form of the whole product: Mar 4, 2026. */
export function formatDate(value: DateLike): string {
  return withValid(value, (date) => dateFormat.format(date));
}

/** A day of the calendar, such as 2026-03-04, which is the same day wherever the person is. */
export function formatDay(day: string): string {
  return formatDate(`${day}T12:00:00`);
}

/** Where the hour matters, such as a deadline: Mar 4, 2026, 2:05 PM. */
export function formatDateTime(value: DateLike): string {
  return withValid(value, (date) => `${dateFormat.format(date)}, ${formatTime(date)}`);
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
  return timeFormat.format(date).replace(/\s/g, ' ');
}

function withValid(value: DateLike, write: (date: Date) => string): string {
  const date = new Date(value);
  return isValid(date) ? write(date) : UNKNOWN_DATE;
}
