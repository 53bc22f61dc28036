import { describe, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  formatShortDay,
  formatToday,
  isoDay,
  setDateRules,
} from './dates.ts';

const afternoon = '2026-03-04T13:05:00Z';

const onDeviceAt = (utcOffsetMinutes: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-utcOffsetMinutes);

describe('dates', () => {
  test('writes a date as MMM d, yyyy', () => {
    expect(formatDate(afternoon)).toBe('Mar 4, 2026');
  });

  test('adds the time of day in Lagos where the hour matters, and says so to a device elsewhere', () => {
    const device = onDeviceAt(60);
    expect(formatDateTime(afternoon)).toBe('Mar 4, 2026, 2:05 PM');
    device.mockReturnValue(0);
    expect(formatDateTime(afternoon)).toBe('Mar 4, 2026, 2:05 PM WAT');
    device.mockRestore();
  });

  test('writes the day of Lagos after midnight there', () => {
    expect(formatDate('2026-03-04T23:30:00Z')).toBe('Mar 5, 2026');
  });

  test('writes a day of the calendar the same everywhere', () => {
    expect(formatDay('2026-03-04')).toBe('Mar 4, 2026');
    expect(formatDay('soon')).toBe('—');
  });

  test('writes a day short on an axis, and today with its weekday', () => {
    expect(formatShortDay('2026-03-04')).toBe('Mar 4');
    expect(formatToday(afternoon)).toBe('Wednesday, March 4, 2026');
  });

  test('follows the order of day and month that administrators chose', () => {
    setDateRules({ timezone: 'Africa/Lagos', dateFormat: 'DD/MM/YYYY' });
    expect(formatShortDay('2026-03-04')).toBe('4 Mar');
    expect(formatToday(afternoon)).toBe('Wednesday, 04/03/2026');
    setDateRules(undefined);
  });

  test('writes a day for file names', () => {
    expect(isoDay('2026-03-04T14:05:00')).toBe('2026-03-04');
  });

  test('tells the past from the future', () => {
    expect(formatRelative('2026-03-04T13:00:00Z', afternoon)).toBe('5 minutes ago');
    expect(formatRelative('2026-03-06T13:05:00Z', afternoon)).toBe('in 2 days');
  });

  test('shows a dash for a date that cannot be read', () => {
    expect(formatDate('soon')).toBe('—');
    expect(formatRelative('', afternoon)).toBe('—');
  });
});

test.each([
  ['MM/DD/YYYY', 'Africa/Lagos', '03/05/2026', '03/05/2026, 12:30 AM'],
  ['DD/MM/YYYY', 'America/New_York', '04/03/2026', '04/03/2026, 6:30 PM'],
  ['YYYY-MM-DD', 'UTC', '2026-03-04', '2026-03-04, 11:30 PM'],
] as const)(
  'in the admin portal dates follow the settings: %s in %s',
  (dateFormat, timezone, day, moment) => {
    setDateRules({ dateFormat, timezone });
    expect(formatDate('2026-03-04T23:30:00Z')).toBe(day);
    expect(formatDateTime('2026-03-04T23:30:00Z')).toBe(moment);
    // A day of the calendar is the same everywhere.
    expect(formatDay('2026-12-31')).toMatch(/31.*2026|2026.*31/);
    setDateRules(undefined);
  },
);
