import { expect, test } from 'vitest';
import { reviewProgress } from './review-progress';

test('the bar moves when staff open a document (U885)', () => {
  const waiting = reviewProgress({ review_started_at: null });
  const checked = reviewProgress({ review_started_at: '2026-11-15T09:30:00.000Z' });
  expect([waiting.percent, checked.percent]).toEqual([33, 66]);
  expect(waiting.stages.map(({ state }) => state)).toEqual(['done', 'ahead', 'ahead']);
  expect(checked.stages.map(({ state }) => state)).toEqual(['done', 'current', 'ahead']);
});
