import { expect, test } from 'vitest';
import { isReminderDue } from './staff-reminders.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 1, hours));

test.each([
  ['before its time', 47, null, false],
  ['when its time is over', 48, null, true],
  ['reminded of something else before', 48, 40, true],
  ['reminded a moment ago', 49, 48, false],
  ['a day after the last reminder', 72, 48, true],
])('%s', (_name, now, reminded, isDue) => {
  const remindedAt = reminded === null ? null : at(reminded);
  expect(isReminderDue({ dueAt: at(48), remindedAt }, at(now))).toBe(isDue);
});
