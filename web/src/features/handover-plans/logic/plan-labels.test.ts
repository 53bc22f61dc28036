import { expect, test } from 'vitest';
import { releaseText } from './plan-labels';

test('the release of a short plan is not said to come before the escrow period is over', () => {
  expect(releaseText(72)).toBe(
    'At the earliest 3 days after the purchase, and not before the escrow period is over',
  );
});
