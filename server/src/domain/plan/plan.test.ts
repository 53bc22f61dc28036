import { dayMs } from '@oja/contract/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePeriodEnd, type RunningPeriod } from './decide-period-end.ts';
import { type ChosenPlan, type CurrentPlan, decidePlanChange } from './decide-plan-change.ts';
import { anchorOf, endOfPeriod } from './period.ts';

const now = new Date('2026-11-15T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const plan = (id: string, change: Partial<ChosenPlan> = {}): ChosenPlan => ({
  id,
  priceKobo: 500_000,
  uploadInterval: 'month',
  uploadLimit: 25,
  ...change,
});
const free = plan('free', { priceKobo: 0, uploadInterval: null, uploadLimit: 3 });
const growth = plan('growth');
const pro = plan('pro', { priceKobo: 1_500_000, uploadLimit: null });

describe('a period', () => {
  test.each([
    ['week', '2026-11-15', '2026-11-22'],
    ['month', '2026-11-15', '2026-12-15'],
    ['month', '2026-12-31', '2027-01-31'],
    ['month', '2027-01-31', '2027-02-28'],
    ['month', '2028-01-31', '2028-02-29'],
    ['year', '2026-11-15', '2027-11-15'],
    ['year', '2028-02-29', '2029-02-28'],
  ] as const)('of a %s from %s ends on %s, at the same hour', (interval, start, end) => {
    expect(endOfPeriod(new Date(`${start}T23:30:00Z`), interval)).toEqual(new Date(`${end}T23:30:00Z`));
  });
});

describe('periods that follow each other', () => {
  type Interval = Parameters<typeof endOfPeriod>[1];
  /** The ends of so many periods, each beginning where the one before ended. */
  const endsOf = (firstStart: Date, intervals: readonly Interval[]): Date[] => {
    let before = { periodEndsAt: null as Date | null, anchorDay: null as number | null };
    let startsAt = firstStart;
    return intervals.map((interval) => {
      const anchorDay = anchorOf({ startsAt, interval }, before);
      const periodEndsAt = endOfPeriod(startsAt, interval, anchorDay ?? undefined);
      before = { periodEndsAt, anchorDay };
      startsAt = periodEndsAt;
      return periodEndsAt;
    });
  };
  const daysOf = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 10));

  test('a short month does not move the months after it', () => {
    const ends = endsOf(new Date('2027-01-31T10:00:00Z'), ['month', 'month', 'month', 'month']);
    expect(daysOf(ends)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  test('a leap day comes back in the next leap year', () => {
    const ends = endsOf(new Date('2028-02-29T10:00:00Z'), ['year', 'year', 'year', 'year']);
    expect(daysOf(ends)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  test('after weeks, and after a gap, the month begins on its own day', () => {
    const ends = endsOf(new Date('2027-01-31T10:00:00Z'), ['month', 'week', 'month']);
    expect(daysOf(ends)).toEqual(['2027-02-28', '2027-03-07', '2027-04-07']);
    const startsAt = new Date('2027-03-05T10:00:00Z');
    const before = { periodEndsAt: new Date('2027-02-28T10:00:00Z'), anchorDay: 31 };
    expect(anchorOf({ startsAt, interval: 'month' }, before)).toBe(5);
  });

  test('over years every month ends on the first day or on its last one, at the same hour', () => {
    const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    const intervals = fc.array(fc.constantFrom<Interval>('month', 'year'), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(start, intervals, (firstStart, sequence) => {
        let months = 0;
        for (const [n, end] of endsOf(firstStart, sequence).entries()) {
          months += sequence[n] === 'year' ? 12 : 1;
          const [year, month] = [firstStart.getUTCFullYear(), firstStart.getUTCMonth() + months];
          const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
          const expected = new Date(firstStart);
          expected.setUTCFullYear(year, month, Math.min(firstStart.getUTCDate(), lastDay));
          expect(end).toEqual(expected);
        }
      }),
    );
  });
});

describe('choosing a plan', () => {
  const on = (current: ChosenPlan, change: Partial<CurrentPlan> = {}): CurrentPlan => ({
    plan: current,
    periodEndsAt: current.uploadInterval === null ? null : inDays(10),
    nextPlanId: null,
    ends: false,
    ...change,
  });

  test.each([
    ['the first one', null, growth, 'start'],
    ['the same one again', on(growth), growth, 'current'],
    ['a dearer one', on(growth), pro, 'upgrade'],
    ['a cheaper one', on(pro), growth, 'downgrade'],
    ['the free one', on(growth), free, 'downgrade'],
    ['a paid one from the free one', on(free), growth, 'upgrade'],
    ['another free one', on(free), plan('other', { ...free, id: 'other' }), 'upgrade'],
    ['the planned one again', on(pro, { nextPlanId: 'growth' }), growth, 'scheduled'],
    ['another one than the planned one', on(pro, { nextPlanId: 'growth' }), free, 'downgrade'],
    ['the present one before a planned change', on(pro, { nextPlanId: 'growth' }), pro, 'keep'],
    ['the present one after it was ended', on(pro, { ends: true }), pro, 'keep'],
    ['the same one when its period is over', on(growth, { periodEndsAt: now }), growth, 'renew'],
    ['a cheaper one when the period is over', on(pro, { periodEndsAt: inDays(-1) }), growth, 'upgrade'],
    [
      'a year that costs less a day',
      on(growth),
      plan('year', { uploadInterval: 'year', priceKobo: 5_000_000 }),
      'downgrade',
    ],
    [
      'a year that costs more a day',
      on(growth),
      plan('year', { uploadInterval: 'year', priceKobo: 7_000_000 }),
      'upgrade',
    ],
    ['more for the same price', on(growth), plan('more', { uploadLimit: 26 }), 'upgrade'],
    ['any number for the same price', on(growth), plan('any', { uploadLimit: null }), 'upgrade'],
    ['less for the same price', on(growth), plan('less', { uploadLimit: 24 }), 'downgrade'],
  ] as const)('%s', (_what, current, wanted, change) => {
    expect(decidePlanChange(current, wanted, now)).toBe(change);
  });
});

describe('the end of a period', () => {
  const period = (change: Partial<RunningPeriod> = {}): RunningPeriod => ({
    periodEndsAt: now,
    graceEndsAt: null,
    ends: false,
    announcedPriceKobo: 500_000,
    nextPlan: growth,
    mayPay: true,
    balanceKobo: 500_000,
    ...change,
  });

  test.each([
    ['never comes on a free plan', { periodEndsAt: null }, { kind: 'nothing' }],
    [
      'is not announced more than three days before',
      { periodEndsAt: inDays(3.01), announcedPriceKobo: null },
      { kind: 'nothing' },
    ],
    [
      'is announced three days before',
      { periodEndsAt: inDays(3), announcedPriceKobo: null },
      { kind: 'announce', priceKobo: 500_000 },
    ],
    ['is announced once', { periodEndsAt: inDays(3) }, { kind: 'nothing' }],
    [
      'is not announced to a seller who may not pay',
      { periodEndsAt: inDays(1), announcedPriceKobo: null, mayPay: false },
      { kind: 'nothing' },
    ],
    [
      'begins the next one when the wallet covers it',
      {},
      { kind: 'begin', priceKobo: 500_000, startsAt: now },
    ],
    [
      'lacks one kobo',
      { balanceKobo: 499_999 },
      { kind: 'grant_grace', priceKobo: 500_000, graceEndsAt: inDays(3) },
    ],
    ['waits during grace', { balanceKobo: 0, graceEndsAt: inDays(1) }, { kind: 'nothing' }],
    [
      'is paid during grace, from where it ended',
      { periodEndsAt: inDays(-2), graceEndsAt: inDays(1) },
      { kind: 'begin', priceKobo: 500_000, startsAt: inDays(-2) },
    ],
    [
      'starts anew when the job did not run for long',
      { periodEndsAt: inDays(-40) },
      { kind: 'begin', priceKobo: 500_000, startsAt: now },
    ],
    ['lapses when grace is over', { balanceKobo: 0, graceEndsAt: now }, { kind: 'lapse' }],
    ['lapses at once for a seller who may not pay', { mayPay: false }, { kind: 'lapse' }],
    [
      'takes no more than was announced',
      { announcedPriceKobo: 400_000 },
      { kind: 'begin', priceKobo: 400_000, startsAt: now },
    ],
    [
      'takes less when the price fell',
      { announcedPriceKobo: 600_000 },
      { kind: 'begin', priceKobo: 500_000, startsAt: now },
    ],
    [
      'takes the price when nothing was announced',
      { announcedPriceKobo: null },
      { kind: 'begin', priceKobo: 500_000, startsAt: now },
    ],
    [
      'changes to a free plan with an empty wallet',
      { nextPlan: free, balanceKobo: 0, announcedPriceKobo: null },
      { kind: 'begin', priceKobo: 0, startsAt: now },
    ],
  ] as const)('%s', (_what, change, decision) => {
    expect(decidePeriodEnd(period(change), now)).toEqual(decision);
  });
});
