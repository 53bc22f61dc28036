import { attentionReasons } from '@oja/contract/payouts';
import { expect, test } from 'vitest';
import { attentionTexts, queryOfView, queueViews } from './queue-view';

test('the tabs begin with everything and what needs attention', () => {
  expect(queueViews).toEqual(['all', 'attention', 'requested', 'sending', 'paid', 'failed', 'cancelled']);
});

test.each([
  ['all', {}],
  ['attention', { attention: '1' }],
  ['failed', { status: 'failed' }],
] as const)('%s asks for %j', (view, query) => {
  expect(queryOfView(view)).toEqual(query);
});

test('every reason is put in words', () => {
  for (const reason of attentionReasons) expect(attentionTexts[reason]).toMatch(/\.$/);
});
