import { expect, test } from 'vitest';
import { statChange } from './stat-view';

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
