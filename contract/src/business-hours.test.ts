import { describe, expect, test } from 'vitest';
import { describeOpeningHours, type OpeningDay } from './business-hours.ts';
import { dayMs } from './durations.ts';
import { settingsSections } from './settings.ts';
import './error-sentences.ts';

const { openingHours } = settingsSections.general.parse({});
const day = (from: string, to: string): OpeningDay => ({ open: true, from, to });
const closed: OpeningDay = { open: false, from: '09:00', to: '18:00' };
const faultOf = (fields: object) => {
  const { error } = settingsSections.general.safeParse(fields);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('opening hours in words', () => {
  test.each([
    ['the default', {}, 'Monday to Friday, 9:00 to 18:00 Lagos time'],
    [
      'a shorter Saturday',
      { saturday: day('10:00', '14:30') },
      'Monday to Friday, 9:00 to 18:00; Saturday, 10:00 to 14:30 Lagos time',
    ],
    [
      'a closed Wednesday',
      { wednesday: closed },
      'Monday and Tuesday, 9:00 to 18:00; Thursday and Friday, 9:00 to 18:00 Lagos time',
    ],
    [
      'the whole week, until midnight',
      Object.fromEntries(Object.keys(openingHours).map((name) => [name, day('08:00', '00:00')])),
      'every day, 8:00 to midnight Lagos time',
    ],
    [
      'a whole day',
      { sunday: day('00:00', '00:00') },
      'Monday to Friday, 9:00 to 18:00; Sunday, 0:00 to midnight Lagos time',
    ],
  ])('%s', (_title, fields, words) => {
    expect(describeOpeningHours({ ...openingHours, ...fields }, [])).toBe(words);
  });

  test('name holidays where there are some', () => {
    expect(describeOpeningHours(openingHours, ['2026-12-25'])).toBe(
      'Monday to Friday, 9:00 to 18:00 Lagos time, except on public holidays',
    );
  });
});

describe('the settings refuse', () => {
  const days = Array.from({ length: 61 }, (_, n) => new Date(n * dayMs).toISOString().slice(0, 10));
  const late = 'Please close at least an hour after opening; midnight is 00:00 (12:00 AM).';
  test.each([
    [{ openingHours: { monday: day('18:00', '09:00') } }, `openingHours.monday.to: ${late}`],
    [{ openingHours: { friday: day('09:00', '09:59') } }, `openingHours.friday.to: ${late}`],
    [
      { openingHours: { monday: day('9:00', '18:00') } },
      'openingHours.monday.from: Please enter a time such as 09:00.',
    ],
    [
      { openingHours: { monday: day('09:00', '24:00') } },
      'openingHours.monday.to: Please enter a time such as 09:00.',
    ],
    [{ holidays: ['2026-02-30'] }, 'holidays.0: Please give a date such as 2026-11-15.'],
    [{ holidays: ['2026-12-25', '2026-12-25'] }, 'holidays.1: This day is in the list already.'],
    [{ holidays: days }, 'holidays: 60 holidays at most can be kept. Please remove those that are over.'],
  ])('%j', (fields, fault) => {
    expect(faultOf(fields)).toEqual([fault]);
  });

  test('neither the times of a closed day nor sixty holidays', () => {
    expect(faultOf({ openingHours: { sunday: { ...closed, to: '08:00' } }, holidays: days.slice(1) })).toBe(
      undefined,
    );
  });
});
