import { z } from 'zod';
import { type Weekday, weekdayLabels, weekdays } from './weekdays.ts';

/** The business hours of the support desk, by the clock of Lagos. */

export const holidaysAtMost = 60;

/** An open day has at least so many minutes, so that a clock ends after a bounded number of days. */
export const leastOpenMinutes = 60;

export interface OpeningDay {
  open: boolean;
  from: string;
  to: string;
}
export type OpeningHours = Readonly<Record<Weekday, OpeningDay>>;

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:00.')
  .meta({ examples: ['09:00'] });

const openingDay = (open: boolean) =>
  z
    .strictObject({
      open: z.boolean().default(open),
      from: timeOfDay.default('09:00'),
      to: timeOfDay
        .default('18:00')
        .meta({ description: '00:00 is midnight, the end of the day.', examples: ['18:00'] }),
    })
    .check(({ value, issues }) => {
      const { from, to } = minutesOf(value);
      // Times that cannot be read have a sentence of their own.
      if (!value.open || !(to - from < leastOpenMinutes)) return;
      const message = 'Please close at least an hour after opening; midnight is 00:00 (12:00 AM).';
      issues.push({ code: 'custom', message, path: ['to'], input: value.to });
    })
    .prefault({});

export const openingHours = z
  .strictObject({
    monday: openingDay(true),
    tuesday: openingDay(true),
    wednesday: openingDay(true),
    thursday: openingDay(true),
    friday: openingDay(true),
    saturday: openingDay(false),
    sunday: openingDay(false),
  } satisfies Record<Weekday, z.ZodType>)
  .meta({ description: 'When the support desk is open, by the clock of Lagos.' });

export const holidays = z
  .array(z.iso.date().meta({ examples: ['2026-12-25'] }))
  .max(holidaysAtMost, `${holidaysAtMost} holidays at most can be kept. Please remove those that are over.`)
  .check(({ value, issues }) => {
    for (const [index, day] of value.entries()) {
      if (value.indexOf(day) === index) continue;
      issues.push({ code: 'custom', message: 'This day is in the list already.', path: [index], input: day });
    }
  })
  .meta({ description: 'Days on which the support desk is closed.' });

/** Minutes after midnight; a day that closes at 00:00 is open until its end. */
export function minutesOf({ from, to }: OpeningDay): { from: number; to: number } {
  return { from: minutesAfterMidnight(from), to: minutesAfterMidnight(to) || 24 * 60 };
}

function minutesAfterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Monday to Friday, 9:00 to 18:00 Lagos time. */
export function describeOpeningHours(hours: OpeningHours, closed: readonly string[]): string {
  const groups: { times: string; days: Weekday[] }[] = [];
  let last: Weekday | undefined;
  for (const day of weekdays) {
    const times = hours[day].open ? timesOf(hours[day]) : undefined;
    const group = groups.at(-1);
    if (times !== undefined) {
      if (group?.times === times && group.days.at(-1) === last) group.days.push(day);
      else groups.push({ times, days: [day] });
    }
    last = day;
  }
  const text = groups.map(({ times, days }) => `${daysText(days)}, ${times}`).join('; ');
  return `${text} Lagos time${closed.length > 0 ? ', except on public holidays' : ''}`;
}

function timesOf(day: OpeningDay): string {
  return `${shortTime(day.from)} to ${day.to === '00:00' ? 'midnight' : shortTime(day.to)}`;
}

const shortTime = (time: string) => time.replace(/^0/, '');

function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === weekdays.length) return 'every day';
  if (days.length === 1) return weekdayLabels[first];
  return `${weekdayLabels[first]} ${days.length === 2 ? 'and' : 'to'} ${weekdayLabels[last]}`;
}
