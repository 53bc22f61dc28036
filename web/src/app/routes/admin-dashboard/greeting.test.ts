import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock it says %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 2, 4, hour, 30))).toBe(greeting);
});
