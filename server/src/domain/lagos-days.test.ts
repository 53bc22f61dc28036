import { describe, expect, test } from 'vitest';
import { lagosDay, lagosMonthBounds, lastLagosDays, lastLagosWeeks, monthBefore } from './lagos-days.ts';

describe('days in Lagos', () => {
  test('begin an hour before those of UTC', () => {
    expect(lagosDay(new Date('2026-11-14T22:59:59Z'))).toBe('2026-11-14');
    expect(lagosDay(new Date('2026-11-14T23:00:00Z'))).toBe('2026-11-15');
  });

  test('end with today', () => {
    expect(lastLagosDays(new Date('2026-03-01T12:00:00Z'), 3)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  test('make weeks that begin on Monday', () => {
    const weeks = ['2026-11-02', '2026-11-09'];
    expect(lastLagosWeeks(new Date('2026-11-09T00:00:00Z'), 2)).toEqual(weeks);
    expect(lastLagosWeeks(new Date('2026-11-15T22:59:59Z'), 2)).toEqual(weeks);
    expect(lastLagosWeeks(new Date('2026-11-15T23:00:00Z'), 2)).toEqual(['2026-11-09', '2026-11-16']);
  });

  test('make months that meet without a gap', () => {
    expect(lagosMonthBounds('2026-12')).toEqual({
      from: new Date('2026-11-30T23:00:00Z'),
      to: new Date('2026-12-31T23:00:00Z'),
    });
    expect(lagosMonthBounds('2026-11').to).toEqual(lagosMonthBounds('2026-12').from);
    expect([monthBefore('2026-01'), monthBefore('2026-12')]).toEqual(['2025-12', '2026-11']);
  });
});
