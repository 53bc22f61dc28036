import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshPurchases } from './refresh-purchases.ts';

test('a step of a purchase makes the dashboard stale like the purchases, and leaves the rest alone', async () => {
  const client = new QueryClient();
  const keys = [['purchases', 'own'], ['dashboard', 'overview'], ['wallet-stats'], ['tickets']];
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  await refreshPurchases(client);
  const stale = keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(stale.map(([word]) => word)).toEqual(['purchases', 'dashboard', 'wallet-stats']);
});
