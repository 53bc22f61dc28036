import { expect, test } from 'vitest';
import { nextDailyMailAt } from './alert-mail-times.ts';

// Eight in the morning of Lagos is seven in UTC.
test.each([
  ['2026-11-15T06:59:59.000Z', '2026-11-15T07:00:00.000Z'],
  ['2026-11-15T07:00:00.000Z', '2026-11-15T07:00:00.000Z'],
  ['2026-11-15T07:00:00.001Z', '2026-11-16T07:00:00.000Z'],
  ['2026-11-15T23:30:00.000Z', '2026-11-16T07:00:00.000Z'],
  ['2026-12-31T22:59:00.000Z', '2027-01-01T07:00:00.000Z'],
])('at %s the next daily mail is due at %s', (now, due) => {
  expect(nextDailyMailAt(new Date(now)).toISOString()).toBe(due);
});
