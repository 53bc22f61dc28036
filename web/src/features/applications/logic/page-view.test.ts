import { applicationStatuses } from '@oja/contract/applications';
import { expect, test } from 'vitest';
import { pageView } from './page-view';

test.each([
  ['not_applied', 'plans', 'U275'],
  ['pending', 'under_review', 'U280'],
  ['approved', 'approved', 'U281'],
  ['in_progress', 'wizard', 'U282'],
  ['rejected', 'wizard', 'U282'],
] as const)('%s shows %s (%s)', (status, kind, _id) => {
  expect(pageView(status, null).kind).toBe(kind);
});

test('the plans are reachable from every state', () => {
  for (const status of applicationStatuses) expect(pageView(status, 'plans').kind).toBe('plans');
});

test('another view that was asked for changes nothing', () => {
  expect(pageView('pending', 'something').kind).toBe('under_review');
});
