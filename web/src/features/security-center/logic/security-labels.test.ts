import { expect, test } from 'vitest';
import { countUpToThousand, shareOf } from './security-labels';

test('a thousand stands for everything above it', () => {
  expect(countUpToThousand(999)).toBe('999');
  expect(countUpToThousand(1_000)).toBe('1,000 or more');
});

test('coverage is whole only when no member of staff is missing', () => {
  expect(shareOf({ total: 0, protected: 0 })).toBe(0);
  expect(shareOf({ total: 1_000, protected: 999 })).toBe(99);
  expect(shareOf({ total: 3, protected: 3 })).toBe(100);
});
