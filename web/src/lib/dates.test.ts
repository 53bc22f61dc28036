import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatRelative, isoDay } from './dates.ts';

// Written without a zone, so that the expected text is the same wherever the test runs.
const afternoon = '2026-03-04T14:05:00';

describe('dates', () => {
  it('writes a date as MMM d, yyyy', () => {
    expect(formatDate(afternoon)).toBe('Mar 4, 2026');
  });

  it('adds the time of day where the hour matters', () => {
    expect(formatDateTime(afternoon)).toBe('Mar 4, 2026, 2:05 PM');
  });

  it('writes a day of the calendar the same everywhere', () => {
    expect(formatDay('2026-03-04')).toBe('Mar 4, 2026');
    expect(formatDay('soon')).toBe('—');
  });

  it('writes a day for file names', () => {
    expect(isoDay(afternoon)).toBe('2026-03-04');
  });

  it('tells the past from the future', () => {
    expect(formatRelative('2026-03-04T14:00:00', afternoon)).toBe('5 minutes ago');
    expect(formatRelative('2026-03-06T14:05:00', afternoon)).toBe('in 2 days');
  });

  it('shows a dash for a date that cannot be read', () => {
    expect(formatDate('soon')).toBe('—');
    expect(formatRelative('', afternoon)).toBe('—');
  });
});
