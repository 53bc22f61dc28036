import { format, formatDistance, isValid } from 'date-fns';

type DateLike = Date | string | number;

/** What stands where a date is missing or unreadable. */
const UNKNOWN_DATE = '—';

/** The date form of the whole product: Mar 4, 2026. */
export function formatDate(value: DateLike): string {
  return formatAs(value, 'MMM d, yyyy');
}

/** Where the hour matters, such as a deadline: Mar 4, 2026, 2:05 PM. */
export function formatDateTime(value: DateLike): string {
  return formatAs(value, 'MMM d, yyyy, h:mm a');
}

/** How long ago, or how long until: 5 minutes ago, in 2 days. */
export function formatRelative(value: DateLike, now: DateLike = Date.now()): string {
  const date = new Date(value);
  return isValid(date) ? formatDistance(date, new Date(now), { addSuffix: true }) : UNKNOWN_DATE;
}

function formatAs(value: DateLike, pattern: string): string {
  const date = new Date(value);
  return isValid(date) ? format(date, pattern) : UNKNOWN_DATE;
}
