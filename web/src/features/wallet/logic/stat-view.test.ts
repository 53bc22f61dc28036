import { expect, test } from 'vitest';
import { statChange, statIcon } from './stat-view';

test.each([
  ['+12.5% in 30 days', 'up'],
  ['-3.0% in 30 days', 'down'],
  ['−3.0% in 30 days', 'down'],
  ['2 on their way', 'none'],
] as const)('U482: "%s" points %s', (change, direction) => {
  expect(statChange(change)).toEqual({ text: change, direction });
});

test('no words, no change', () => {
  expect(statChange(' ')).toBeUndefined();
});

test('U485, U486: an icon by its name, and money for a name nobody knows', () => {
  expect(statIcon('escrow')).not.toBe(statIcon('money'));
  expect(statIcon('of-tomorrow')).toBe(statIcon('money'));
});
