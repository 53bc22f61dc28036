import { expect, test } from 'vitest';
import { changeSince, nameOfStep, tickOf } from './summary-view';

test.each([
  [150, 100, '+50% on the period before', 'up'],
  [95, 100, '-5% on the period before', 'down'],
  [1_025, 1_000, '+2.5% on the period before', 'up'],
  [100, 100, '0% on the period before', 'flat'],
])('%i after %i', (now, before, text, direction) => {
  expect(changeSince(now, before)).toEqual({ text, direction });
});

test('nothing before is nothing to compare with', () => {
  expect(changeSince(5, 0)).toBeUndefined();
});

test('days and months are named as such', () => {
  expect(tickOf('2026-11-15', 'day')).toBe('Nov 15');
  expect(tickOf('2026-11-01', 'month')).toBe('Nov 2026');
  expect(nameOfStep('2026-11-15', 'day')).toBe('Nov 15, 2026');
});
