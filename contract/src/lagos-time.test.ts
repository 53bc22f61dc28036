import { expect, test } from 'vitest';
import { lagosDay, lagosMoment } from './lagos-time.ts';

test.each([
  ['2026-11-23T05:25:00Z', 'Nov 23, 2026', 'Nov 23, 2026, 6:25 AM'],
  ['2026-03-04T23:30:00Z', 'Mar 5, 2026', 'Mar 5, 2026, 12:30 AM'],
])('%s is written by the clock of Lagos', (at, day, moment) => {
  expect(lagosDay(new Date(at))).toBe(day);
  expect(lagosMoment(new Date(at))).toBe(moment);
});
