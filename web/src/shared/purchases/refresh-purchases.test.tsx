import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followLive } from '@/lib/live/live-events';
import { fakeApi, signIn } from '../../../test/fake-api';
import { installLocks, openStream } from '../../../test/live-stream';
import { refreshPurchases } from './refresh-purchases.ts';

test('a step of a purchase makes the dashboard stale like the purchases, and leaves the rest alone', async () => {
  const client = new QueryClient();
  const keys = [['purchases', 'own'], ['dashboard', 'overview'], ['wallet-stats'], ['tickets']];
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  await refreshPurchases(client);
  const stale = keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(stale.map(([word]) => word)).toEqual(['purchases', 'dashboard', 'wallet-stats']);
});

test('a step hints the other tabs of the person, and not this one', async () => {
  installLocks();
  signIn();
  fakeApi({ 'GET /events': openStream().answer });
  const otherTab = new BroadcastChannel('oja-live');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => data.topic === 'purchases' && resolve(data);
  });
  const onMessage = vi.fn();
  const stop = followLive('token-of-ada', onMessage);
  await refreshPurchases(new QueryClient());
  expect(await heard).toEqual({ topic: 'purchases' });
  expect(onMessage).not.toHaveBeenCalledWith({ topic: 'purchases' });
  stop();
  otherTab.close();
});
