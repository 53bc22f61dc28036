import { expect, test } from 'vitest';
import { claimRows } from './claim-texts';

const nothing = {
  includes: [],
  opened: null,
  audience: null,
  monetised: null,
  revenue: null,
  growth: null,
};

test('what is not stated is not shown', () => {
  expect(claimRows(nothing)).toEqual([]);
  expect(claimRows({ ...nothing, monetised: false, revenue: 0 })).toEqual([
    { term: 'Monetised', value: 'No' },
    { term: 'Revenue, last 3 months', value: '₦0.00' },
  ]);
});

test('claims are worded for people', () => {
  const rows = claimRows({
    includes: ['mailbox', 'second_factor'],
    opened: '2019-05',
    audience: 'NG',
    monetised: true,
    revenue: 450_000,
    growth: 1_250,
  });
  expect(rows.map(({ value }) => value)).toEqual([
    'May 2019',
    'Nigeria',
    'Yes',
    '₦450,000.00',
    '+1,250 followers',
    'Original mailbox, Second factor',
  ]);
});

test.each([
  [-30, '30 fewer followers'],
  [0, 'No growth'],
  [1, '+1 follower'],
])('a growth of %i reads "%s"', (growth, text) => {
  expect(claimRows({ ...nothing, growth })).toEqual([{ term: 'Growth, last 90 days', value: text }]);
});
