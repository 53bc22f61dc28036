import { expect, test } from 'vitest';
import { chartedDays, describePerformance, funnelOf, inShort, onAxis } from './performance-labels';

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
  expect(chartedDays(days).map(({ conversion }) => conversion)).toEqual([null, 2.5]);
});

test('the charts have a text alternative', () => {
  const days = [{ date: '2026-11-15', views: 40, sales: 1, revenue: 135_000, response_minutes: null }];
  const performance = {
    days,
    views: 40,
    saves: 10,
    questions: 4,
    sales: 1,
    revenue: 135_000,
    conversion: 2.5,
    response_minutes: null,
  };
  expect(describePerformance(performance)).toBe('Last 1 days: 40 views, 1 sale, ₦135,000.00 paid out.');
});

test('a month is charted by week, and the last week ends today', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 17 + index)).toISOString().slice(0, 10),
    views: 10,
    sales: index === 29 ? 7 : 0,
    revenue: 0,
    response_minutes: index >= 27 ? index : null,
  }));
  const weeks = chartedDays(days);
  expect(weeks.map(({ views }) => views)).toEqual([20, 70, 70, 70, 70]);
  expect(weeks.at(-1)).toMatchObject({ date: '2026-11-09', sales: 7, conversion: 10, response_minutes: 28 });
  expect(weeks[0]).toMatchObject({ conversion: 0, response_minutes: null });
});

test('the way from view to sale has the share of each step', () => {
  const performance = { days: [], revenue: 0, conversion: 1, response_minutes: null };
  const shares = (views: number) =>
    funnelOf({ ...performance, views, saves: 20, questions: 5, sales: 1 }).map(
      ({ percentOfViews }) => percentOfViews,
    );
  expect(shares(100)).toEqual([100, 20, 5, 1]);
  expect(shares(0)).toEqual([null, null, null, null]);
});
