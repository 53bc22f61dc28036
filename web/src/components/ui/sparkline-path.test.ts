import { describe, expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const box = { width: 100, height: 40, inset: 4 };

describe('sparklinePath', () => {
  test('spans the whole width and puts the lowest figure at the bottom', () => {
    expect(sparklinePath([0, 10, 5], box)).toBe('M0 36L50 4L100 20');
  });

  test('draws equal figures as a line through the middle', () => {
    expect(sparklinePath([7, 7, 7], box)).toBe('M0 20L50 20L100 20');
  });

  test('draws nothing but zeros at the bottom', () => {
    expect(sparklinePath([0, 0], box)).toBe('M0 36L100 36');
  });

  test('draws a single figure as a flat line', () => {
    expect(sparklinePath([3], box)).toBe('M0 20L100 20');
  });

  test('draws nothing without figures', () => {
    expect(sparklinePath([], box)).toBe('');
  });
});
