/**
 * The one form of days and moments in the user portal, under the bell and in mails: Mar 4, 2026, 2:05 PM, by the clock of
 * Lagos, so that a deadline reads the same wherever it is read.
 */
const timeZone = 'Africa/Lagos';

/** Made with the first text that needs them: they take milliseconds, which a page that starts does not have. */
let dayFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;

/** Mar 4, 2026. */
export function lagosDay(at: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  return dayFormat.format(at);
}

/** Mar 4, 2026, 2:05 PM. */
export function lagosMoment(at: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  // Newer engines put a narrow no-break space before AM and PM, older ones a plain one.
  return `${lagosDay(at)}, ${timeFormat.format(at).replace(/\s/g, ' ')}`;
}

/** Lagos is an hour ahead of UTC all year. */
export const lagosOffsetMinutes = 60;
