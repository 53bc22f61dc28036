import { expect, test } from 'vitest';
import { isClosed, lastClosed, periodBefore, spanOf } from './figure-periods.ts';
import { lastSendingAt, nextSendingAt } from './figure-schedule.ts';
import { type Totals, writeHeadline } from './headline.ts';

const at = (text: string) => new Date(text);
const weekly = (weekday: number) => ({ frequency: 'weekly', weekday }) as const;
const monthly = { frequency: 'monthly', weekday: 1 } as const;

// 8:00 in Lagos is 7:00 UTC; 16 November 2026 is a Monday.
test.each([
  [
    'a second before Monday 8:00',
    weekly(1),
    '2026-11-16T06:59:59Z',
    '2026-11-09T07:00Z',
    '2026-11-16T07:00Z',
  ],
  ['at Monday 8:00', weekly(1), '2026-11-16T07:00:00Z', '2026-11-16T07:00Z', '2026-11-23T07:00Z'],
  [
    'Monday in Lagos, Sunday in UTC',
    weekly(1),
    '2026-11-15T23:30:00Z',
    '2026-11-09T07:00Z',
    '2026-11-16T07:00Z',
  ],
  ['Sunday', weekly(7), '2026-11-18T12:00:00Z', '2026-11-15T07:00Z', '2026-11-22T07:00Z'],
  ['over the end of the year', weekly(3), '2026-12-31T12:00:00Z', '2026-12-30T07:00Z', '2027-01-06T07:00Z'],
  ['before 8:00 on the first', monthly, '2026-12-01T06:59:59Z', '2026-11-01T07:00Z', '2026-12-01T07:00Z'],
  ['at 8:00 on the first', monthly, '2026-12-01T07:00:00Z', '2026-12-01T07:00Z', '2027-01-01T07:00Z'],
  [
    'the first in Lagos, the last in UTC',
    monthly,
    '2026-10-31T23:30:00Z',
    '2026-10-01T07:00Z',
    '2026-11-01T07:00Z',
  ],
  ['the last of January', monthly, '2028-01-31T12:00:00Z', '2028-01-01T07:00Z', '2028-02-01T07:00Z'],
  ['29 February', monthly, '2028-02-29T12:00:00Z', '2028-02-01T07:00Z', '2028-03-01T07:00Z'],
] as const)('%s: the last and the next time of sending', (_, schedule, now, last, next) => {
  expect(lastSendingAt(schedule, at(now))).toEqual(at(last));
  expect(nextSendingAt(schedule, at(now))).toEqual(at(next));
});

test.each([
  ['weekly', '2026-11-16T07:00:00Z', '2026-11-09'],
  ['weekly', '2026-11-22T07:00:00Z', '2026-11-09'],
  ['weekly', '2026-11-15T23:00:00Z', '2026-11-09'],
  ['weekly', '2027-01-04T07:00:00Z', '2026-12-28'],
  ['monthly', '2028-03-01T07:00:00Z', '2028-02'],
  ['monthly', '2027-01-01T07:00:00Z', '2026-12'],
  ['monthly', '2026-10-31T23:00:00Z', '2026-10'],
] as const)('%s at %s is about %s', (frequency, now, period) => {
  expect(lastClosed(frequency, at(now))).toBe(period);
});

test.each([
  [
    '2028-02',
    '2028-01-31T23:00Z',
    '2028-02-29T23:00Z',
    ['2028-01-31', '2028-02-07', '2028-02-14', '2028-02-21', '2028-02-28'],
  ],
  ['2027-02', '2027-01-31T23:00Z', '2027-02-28T23:00Z', 4],
  ['2026-11-09', '2026-11-08T23:00Z', '2026-11-15T23:00Z', ['2026-11-09']],
] as const)('%s lasts from %s until %s', (period, from, to, mondays) => {
  const span = spanOf(period, at('2030-01-01T00:00Z'));
  expect([span.from, span.to]).toEqual([at(from), at(to)]);
  if (typeof mondays === 'number') expect(span.mondays).toHaveLength(mondays);
  else expect(span.mondays).toEqual(mondays);
  expect(isClosed(period, new Date(at(to).getTime() - 1))).toBe(false);
  expect(isClosed(period, at(to))).toBe(true);
});

test('the period before a week is a week, before a month a month', () => {
  expect(['2026-11-02', '2027-01', '2028-03'].map(periodBefore)).toEqual([
    '2026-10-26',
    '2026-12',
    '2028-02',
  ]);
});

const none: Totals = {
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

test('two empty months have no rows, and a sentence that says so', () => {
  expect(writeHeadline('2026-10', none, none)).toEqual({
    title: 'October 2026',
    summary:
      'Oct 1, 2026 to Oct 31, 2026, by the clock of Lagos. Nothing happened: no purchase began, no ticket got its first answer, nothing was decided and no closed ticket was rated.',
    rows: [],
  });
});

test('every figure names its change in its own unit', () => {
  const now = {
    ...none,
    ...{ purchases: 1_200, disputed: 30, dispute_rate: 2.5, refund_rate: 0, recall_rate: 0 },
    ...{ answers: 2, answer_hours: 60, decisions: 3, decision_hours: 4.2 },
  };
  const before = {
    ...none,
    ...{ purchases: 1_000, disputed: 20, dispute_rate: 2, refund_rate: 0, recall_rate: 1 },
    ...{ answers: 2, answer_hours: 5.5, ratings: 3, good_ratings: 2, good_rate: 66.7 },
  };
  const { title, rows } = writeHeadline('2026-11-09', now, before);
  expect(title).toBe('Week of Nov 9, 2026');
  expect(rows.map(({ value, change }) => `${value}, ${change}`)).toEqual([
    '1,200, 200 more than the week before',
    '2.5% (30 of 1,200), 0.5 points more than the week before',
    '0% (0 of 1,200), the same as the week before',
    '0% (0 of 1,200), 1 point less than the week before',
    '2, the same as the week before',
    '2.5 days, 2.3 days longer than the week before',
    '3, 3 more than the week before',
    '4.2 h, no decision the week before',
    'No rating, 66.7% the week before',
  ]);
  expect(writeHeadline('2026-10', none, now).rows.at(-1)).toMatchObject({
    value: 'No rating',
    change: 'no rating the month before either',
  });
});
