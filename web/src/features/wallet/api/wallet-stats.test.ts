import { expect, test } from 'vitest';
import { walletStatsQuery } from './wallet-stats';

test('U774, U775: the figures are cached as wallet-stats and asked for again once', () => {
  expect(walletStatsQuery.queryKey).toEqual(['wallet-stats']);
  expect(walletStatsQuery.retry).toBe(1);
});
