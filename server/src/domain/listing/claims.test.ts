import { describe, expect, test } from 'vitest';
import { findFalseClaim, presentClaims, storeClaims } from './claims.ts';

const everything = {
  includes: ['mailbox', 'second_factor'] as ('mailbox' | 'second_factor')[],
  opened: '2019-05',
  audience: 'NG' as const,
  monetised: false,
  revenue: 450_000.5,
  growth: -12,
};

describe('claims', () => {
  test('are shown as they were stated, money kept in kobo', () => {
    const stored = storeClaims(everything);
    expect(stored).toMatchObject({ revenueKobo: 45_000_050, monetised: false });
    expect(presentClaims(JSON.parse(JSON.stringify(stored)))).toEqual(everything);
  });

  test('that are not stated take no room', () => {
    expect(storeClaims({ includes: [], opened: null, revenue: null })).toEqual({});
    expect(presentClaims({})).toEqual({
      includes: [],
      opened: null,
      audience: null,
      monetised: null,
      revenue: null,
      growth: null,
    });
  });

  // In Lagos it is December already.
  const account = { platform: 'instagram' as const, followers: 100, now: new Date('2026-11-30T23:30:00Z') };
  test.each([
    [{ opened: '2026-12', growth: 100 }, undefined],
    [{ opened: '2027-01' }, 'opened'],
    [{ opened: '2009-12' }, 'opened'],
    [{ opened: '2010-01' }, undefined],
    [{ growth: 101 }, 'growth'],
    [{ growth: -500 }, undefined],
  ])('%j: false is %s', (claims, field) => {
    expect(findFalseClaim(claims, account)?.field).toBe(field);
  });

  test('growth is not compared with followers that are not stated', () => {
    expect(findFalseClaim({ growth: 101 }, { ...account, followers: null })).toBeUndefined();
  });
});
