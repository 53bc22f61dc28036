import { expect, test } from 'vitest';
import { actionLabels } from './action-labels';

test('what is done with an answer is said before it is sent', () => {
  expect(actionLabels({})).toEqual([]);
  expect(actionLabels({ wait: true, priority: 'low', add_tags: ['refund'] })).toEqual([
    'Waits for a reply',
    'Sets the priority to Low',
    'Adds the tag “refund”',
  ]);
  expect(actionLabels({ resolve: true })).toEqual(['Resolves the ticket']);
});
