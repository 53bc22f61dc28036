const lagosDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A day as notifications name it: 15 December 2026. */
export function dayText(at: Date): string {
  return lagosDay.format(at);
}
