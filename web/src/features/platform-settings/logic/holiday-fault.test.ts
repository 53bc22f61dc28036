import { expect, test } from 'vitest';
import { holidayFault } from './holiday-fault';

const full = Array.from({ length: 60 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}-01`);

test.each([
  ['', [], 'Please choose a day.'],
  ['2026-12-25', ['2026-12-25'], 'This day is in the list already.'],
  ['2026-12-25', full, 'The list is full. Please remove a day that is over.'],
  ['2026-12-25', ['2026-12-26'], undefined],
] as const)('%j beside %j', (day, days, fault) => {
  expect(holidayFault(day, days)).toBe(fault);
});
