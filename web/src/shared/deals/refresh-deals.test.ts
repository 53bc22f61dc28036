import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshDeals } from './refresh-deals.ts';

test('a step of a deal makes the dashboard stale like the purchases, and leaves the rest alone', async () => {
  const client = new QueryClient();
  const keys = [['purchases', 'own'], ['dashboard', 'overview'], ['wallet-stats'], ['tickets']];
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  await refreshDeals(client);
  const stale = keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(stale.map(([word]) => word)).toEqual(['purchases', 'dashboard', 'wallet-stats']);
});
