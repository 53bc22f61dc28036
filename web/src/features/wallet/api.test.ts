import { expect, test } from 'vitest';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { walletHistoryQuery } from './api';

test('U774, U775: the figures are cached as wallet-stats and asked for again once', () => {
  expect(walletStatsQuery.queryKey).toEqual(['wallet-stats']);
  expect(walletStatsQuery.retry).toBe(1);
});

test('U798: what happened in the wallet is asked for again once', () => {
  expect(walletHistoryQuery().retry).toBe(1);
});
