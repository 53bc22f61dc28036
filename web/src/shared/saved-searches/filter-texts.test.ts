import { expect, test } from 'vitest';
import { filterLabels, suggestedName } from './filter-texts';

test.each([
  [{ platform: 'instagram', category: 'Food & Cooking' }, ['Instagram', 'Food & Cooking']],
  [
    { search: 'suya', price_from: '1000', price_to: '250000', followers_from: '10000', verified: '1' },
    ['“suya”', 'from ₦1,000', 'up to ₦250,000', '10K+ followers', 'verified sellers'],
  ],
  [
    { with_mailbox: '1', age_from: '2', audience: 'NG', monetised: '1', growth_from: '1500' },
    [
      'with the original mailbox',
      '2 years old or more',
      'audience in Nigeria',
      'monetised',
      '1.5K+ new followers in 90 days',
    ],
  ],
  [{ something_new_from: '2', other: '1' }, ['something new from 2', 'other']],
])('%j reads %j', (filter, words) => {
  expect(filterLabels(filter as Record<string, string>)).toEqual(words);
});

test.each([
  [{ platform: 'instagram', category: 'Food & Cooking' }, 'Food & Cooking on Instagram'],
  [{ search: 'suya' }, 'suya'],
  [{ platform: 'tiktok' }, 'TikTok'],
  [{ price_to: '100000', verified: '1' }, 'up to ₦100,000, verified sellers'],
  [{ search: 'x'.repeat(80) }, 'x'.repeat(60)],
])('%j is called %j at first', (filter, name) => {
  expect(suggestedName(filter as Record<string, string>)).toBe(name);
});
