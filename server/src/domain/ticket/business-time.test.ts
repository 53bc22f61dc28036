import { holidaysAtMost, type OpeningHours } from '@oja/contract/business-hours';
import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { settingsSections } from '@oja/contract/settings';
import { weekdays } from '@oja/contract/weekdays';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addOpenTime, type Opening } from './business-time.ts';

const quarterMs = 15 * minuteMs;

const office: Opening = {
  hours: settingsSections.general.parse({}).openingHours,
  holidays: ['2026-12-25', '2026-12-28'],
};

describe('opening time from Monday to Friday, 9:00 to 18:00 in Lagos', () => {
  test.each([
    ['within a day', '2026-11-18T10:00', 4, '2026-11-18T14:00'],
    ['before the desk opens', '2026-11-18T06:30', 1, '2026-11-18T10:00'],
    ['after it closes', '2026-11-18T18:00', 1, '2026-11-19T10:00'],
    ['over the night', '2026-11-18T17:15', 2, '2026-11-19T10:15'],
    ['over the weekend', '2026-11-20T17:00', 4, '2026-11-23T12:00'],
    ['on a Sunday', '2026-11-22T12:00', 9, '2026-11-23T18:00'],
    ['over holidays and a weekend', '2026-12-24T17:00', 2, '2026-12-29T10:00'],
    ['more than a day', '2026-11-18T09:00', 24, '2026-11-20T15:00'],
  ])('%s', (_title, start, hours, due) => {
    const at = (time: string) => new Date(`${time}:00+01:00`);
    expect(addOpenTime(at(start), hours * hourMs, office)).toEqual(at(due));
  });
});

describe('opening time of any schedule that the settings take', () => {
  test('is plain time while the desk is always open', () => {
    const always: Opening = { hours: hoursOf({ open: true, from: '00:00', to: '00:00' }), holidays: [] };
    fc.assert(
      fc.property(starts, amounts, (start, amountMs) => {
        expect(addOpenTime(start, amountMs, always).getTime()).toBe(start.getTime() + amountMs);
      }),
    );
  });

  test('ends while the desk is open, and what was open until then is the amount', () => {
    fc.assert(
      fc.property(starts, amounts, openings, (start, amountMs, opening) => {
        const due = addOpenTime(start, amountMs, opening);
        expect(openTimeBetween(start, due, opening)).toBe(amountMs);
        expect(isOpen(new Date(due.getTime() - quarterMs), opening)).toBe(true);
      }),
    );
  });

  test('ends later for a later start and for a larger amount', () => {
    fc.assert(
      fc.property(starts, starts, amounts, amounts, openings, (one, another, amountMs, otherMs, opening) => {
        const [early, late] = one < another ? [one, another] : [another, one];
        const [small, large] = [Math.min(amountMs, otherMs), Math.max(amountMs, otherMs)];
        const dueAt = addOpenTime(early, small, opening).getTime();
        expect(addOpenTime(late, small, opening).getTime()).toBeGreaterThanOrEqual(dueAt);
        expect(addOpenTime(early, large, opening).getTime()).toBeGreaterThanOrEqual(dueAt);
      }),
    );
  });

  test('ends when one hour a week is open and every holiday falls on it', () => {
    const closed = { open: false, from: '09:00', to: '18:00' };
    const hours = { ...hoursOf(closed), friday: { open: true, from: '23:00', to: '00:00' } };
    const start = new Date('2026-11-20T23:30:00+01:00');
    const holidays = Array.from({ length: holidaysAtMost }, (_, week) =>
      new Date(Date.parse('2026-11-27') + week * 7 * dayMs).toISOString().slice(0, 10),
    );
    const due = addOpenTime(start, 24 * hourMs, { hours, holidays });
    expect(due).toEqual(new Date(start.getTime() + (24 + holidaysAtMost) * 7 * dayMs));
  });

  test('is refused for a desk that never opens', () => {
    const never = { hours: hoursOf({ open: false, from: '09:00', to: '18:00' }), holidays: [] };
    expect(() => addOpenTime(new Date(0), hourMs, never)).toThrow('a weekday that is open');
  });
});

const hoursOf = (day: OpeningHours['monday']): OpeningHours => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

/** Whole quarters of an hour, so that they can be counted one by one. */
const firstMs = Date.parse('2026-10-01T00:00:00Z');
const starts = fc
  .integer({ min: 0, max: 120 * 24 * 4 })
  .map((count) => new Date(firstMs + count * quarterMs));
const amounts = fc.integer({ min: 1, max: 24 * 4 }).map((count) => count * quarterMs);

const timeOf = (count: number) => new Date(count * quarterMs).toISOString().slice(11, 16);
const days = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 23 * 4 }), fc.integer({ min: 4, max: 24 * 4 }))
  .map(([open, from, length]) => ({ open, from: timeOf(from), to: timeOf(Math.min(from + length, 24 * 4)) }));
const openings: fc.Arbitrary<Opening> = fc
  .record({
    week: fc.record({
      monday: days,
      tuesday: days,
      wednesday: days,
      thursday: days,
      friday: days,
      saturday: days,
      sunday: days,
    }),
    holidays: fc.uniqueArray(fc.integer({ min: 0, max: 150 }), { maxLength: 20 }),
  })
  .map(({ week, holidays }) => ({
    hours: week,
    holidays: holidays.map((day) => new Date(firstMs + day * dayMs).toISOString().slice(0, 10)),
  }))
  .filter(({ hours }) => weekdays.some((day) => hours[day].open));

const weekdayNames = ['sunday', ...weekdays.slice(0, 6)] as const;

/** Whether the quarter of an hour from `at` on is open, compared as text with the clock of Lagos. */
function isOpen(at: Date, { hours, holidays }: Opening): boolean {
  const inLagos = new Date(at.getTime() + hourMs);
  const [day = '', time = ''] = inLagos.toISOString().slice(0, 16).split('T');
  const weekday = weekdayNames[inLagos.getUTCDay()] ?? 'sunday';
  const { open, from, to } = hours[weekday];
  return open && !holidays.includes(day) && time >= from && (to === '00:00' || time < to);
}

function openTimeBetween(start: Date, end: Date, opening: Opening): number {
  let openMs = 0;
  for (let at = start.getTime(); at < end.getTime(); at += quarterMs) {
    if (isOpen(new Date(at), opening)) openMs += quarterMs;
  }
  return openMs;
}
