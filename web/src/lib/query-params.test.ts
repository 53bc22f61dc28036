import { expect, test } from 'vitest';
import { readAmount, readDay } from './query-params';

test.each([
  ['₦150,000', '150000'],
  [' 12.50 ', '12.50'],
  ['a lot', ''],
  ['150.000', ''],
  ['1,50', ''],
  ['007', ''],
])('reads the amount "%s" as "%s"', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-02-30', ''],
  ['04/03/2026', ''],
  [null, ''],
])('reads the day "%s" as "%s"', (text, day) => {
  expect(readDay(text)).toBe(day);
});
