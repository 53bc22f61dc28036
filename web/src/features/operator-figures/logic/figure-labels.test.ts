import { hoursText, percentText } from '@oja/contract/figure-texts';
import type { WeekFigures } from '@oja/contract/operator-figures';
import { expect, test } from 'vitest';
import { describeRates, describeRatings, describeTimes } from './figure-labels';

const week: WeekFigures = {
  date: '2026-11-09',
  purchases: 0,
  disputed: 0,
  refunded: 0,
  recalled: 0,
  dispute_rate: null,
  refund_rate: null,
  recall_rate: null,
  answers: 0,
  answer_hours: null,
  decisions: 0,
  decision_hours: null,
  ratings: 0,
  good_ratings: 0,
  good_rate: null,
};

test('missing figures are dashes, long times are days', () => {
  expect([percentText(null), percentText(2.5)]).toEqual(['—', '2.5%']);
  expect([hoursText(null), hoursText(5.5), hoursText(47.9), hoursText(60)]).toEqual([
    '—',
    '5.5 h',
    '47.9 h',
    '2.5 days',
  ]);
});

test('rates are of all purchases of the time, not the mean of the weeks', () => {
  expect(describeRates([week])).toBe('No purchase began in this time.');
  const busy = { ...week, purchases: 900, disputed: 9 };
  const calm = { ...week, purchases: 100, disputed: 11, recalled: 1 };
  expect(describeRates([busy, calm])).toBe(
    'Of 1,000 purchases 2% were disputed, 0% refunded in whole or in part, 0.1% taken back by the seller.',
  );
});

test('good ratings are a share of all ratings of the time', () => {
  expect(describeRatings([week])).toBe('No closed ticket was rated in this time.');
  const [good, mixed] = [
    { ...week, ratings: 1, good_ratings: 1 },
    { ...week, ratings: 2, good_ratings: 1 },
  ];
  expect(describeRatings([good, mixed])).toBe('66.7% of 3 ratings of closed tickets were good.');
});

test('times say what they are of', () => {
  expect(describeTimes([{ ...week, answers: 2, decisions: 1_200 }])).toBe(
    '2 first answers to tickets and 1,200 decisions. A column is the median of its week, at all hours: nights, weekends and holidays count.',
  );
});
