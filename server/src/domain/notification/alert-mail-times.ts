import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { lagosOffsetMinutes } from '@oja/contract/lagos-time';
import { savedSearchTerms } from '@oja/contract/saved-searches';

/** Between two mails with alerts to one person. */
export const alertMailGapMs = hourMs;

const offsetMs = lagosOffsetMinutes * minuteMs;
const dailyMs = savedSearchTerms.dailyHour * hourMs;

/** Pure: the next morning hour of Lagos, the present moment included. */
export function nextDailyMailAt(now: Date): Date {
  const lagosMs = now.getTime() + offsetMs;
  const todayMs = Math.floor(lagosMs / dayMs) * dayMs + dailyMs;
  return new Date((todayMs >= lagosMs ? todayMs : todayMs + dayMs) - offsetMs);
}
