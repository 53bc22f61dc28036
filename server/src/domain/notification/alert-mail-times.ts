import { lagosOffsetMinutes } from '@oja/contract/lagos-time';
import { savedSearchTerms } from '@oja/contract/saved-searches';

/** Between two mails with alerts to one person. */
export const alertMailGapMs = 60 * 60_000;

const dayMs = 24 * 60 * 60_000;
const offsetMs = lagosOffsetMinutes * 60_000;
const dailyMs = savedSearchTerms.dailyHour * 60 * 60_000;

/** Pure: the next morning hour of Lagos, the present moment included. */
export function nextDailyMailAt(now: Date): Date {
  const lagosMs = now.getTime() + offsetMs;
  const todayMs = Math.floor(lagosMs / dayMs) * dayMs + dailyMs;
  return new Date((todayMs >= lagosMs ? todayMs : todayMs + dayMs) - offsetMs);
}
