import { expect, test } from 'vitest';
import { describePerformance, inShort, onAxis, withConversion } from './performance-labels';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
  [2_880, '2 days'],
])('%i minutes read %s', (minutes, text) => {
  expect(inShort(minutes)).toBe(text);
});

test.each([
  [45, '45 min'],
  [90, '1.5 h'],
  [120, '2 h'],
  [3_600, '2.5 d'],
])('on the axis %i minutes read %s', (minutes, text) => {
  expect(onAxis(minutes)).toBe(text);
});

test('a day without views has no conversion', () => {
  const day = { date: '2026-11-15', revenue: 0, response_minutes: null };
  const days = [
    { ...day, views: 0, sales: 0 },
    { ...day, views: 40, sales: 1 },
  ];
  expect(withConversion(days).map(({ conversion }) => conversion)).toEqual([null, 2.5]);
});

test('the charts have a text alternative', () => {
  const days = [{ date: '2026-11-15', views: 40, sales: 1, revenue: 135_000, response_minutes: null }];
  const performance = {
    days,
    views: 40,
    sales: 1,
    revenue: 135_000,
    conversion: 2.5,
    response_minutes: null,
  };
  expect(describePerformance(performance)).toBe('Last 1 days: 40 views, 1 sale, ₦135,000.00 paid out.');
});
