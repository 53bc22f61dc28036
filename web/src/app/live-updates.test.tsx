import { minuteMs } from '@oja/contract/durations';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authStore } from '@/lib/auth/auth-store';
import { typingSigns } from '@/lib/live/typing-signs';
import { queryKeys } from '@/lib/query-keys';
import { callsOf, fakeApi, holdAnswer, refuse, signIn, succeed } from '../../test/fake-api';
import { installLocks, openStream } from '../../test/live-stream';
import { renderInApp } from '../../test/render';
import { LiveUpdates } from './live-updates';

const route = 'GET /events';

beforeEach(() => {
  installLocks();
  signIn();
});

async function connect(others: Parameters<typeof fakeApi>[0] = {}) {
  const stream = openStream();
  const calls = fakeApi({ [route]: stream.answer, ...others });
  const { queryClient } = renderInApp(<LiveUpdates />);
  await waitFor(() => expect(callsOf(calls, route)).toHaveLength(1));
  return {
    calls,
    queryClient,
    send: (hint: { topic: string; id?: string }) => stream.send(`data: ${JSON.stringify(hint)}\n\n`),
    isStale: (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated,
  };
}

test('a hint makes what it names stale, and nothing else', async () => {
  const { queryClient, send, isStale } = await connect();
  for (const key of [queryKeys.wallet, queryKeys.walletStats, queryKeys.messages])
    queryClient.setQueryData(key, {});
  send({ topic: 'wallet' });
  await waitFor(() => expect(isStale(queryKeys.wallet)).toBe(true));
  expect(isStale(queryKeys.walletStats)).toBe(true);
  expect(isStale(queryKeys.messages)).toBe(false);
});

test('a hint about work makes the lists of its kind stale, and what counts it', async () => {
  const { queryClient, send, isStale } = await connect();
  const keys = [queryKeys.work, queryKeys.notifications, queryKeys.payoutDesk, queryKeys.supportDesk];
  for (const key of keys) queryClient.setQueryData(key, {});
  send({ topic: 'work', id: 'withdrawal' });
  await waitFor(() => expect(isStale(queryKeys.payoutDesk)).toBe(true));
  expect(keys.map(isStale)).toEqual([true, true, true, false]);
});

test('a purchase in another tab makes the listing on this one stale', async () => {
  const { queryClient, send, isStale } = await connect();
  const listing = [...queryKeys.market, 'listing', 'listing-1'];
  queryClient.setQueryData(listing, {});
  send({ topic: 'purchases' });
  await waitFor(() => expect(isStale(listing)).toBe(true));
});

test('a new connection makes answers stale that are older than its request', async () => {
  const held = holdAnswer();
  const { queryClient, isStale } = await connect({ [route]: held.answer });
  queryClient.setQueryData(queryKeys.plans, {}, { updatedAt: Date.now() - minuteMs });
  queryClient.setQueryData(queryKeys.market, {}, { updatedAt: Date.now() + minuteMs });
  held.release(openStream().answer);
  await waitFor(() => expect(isStale(queryKeys.plans)).toBe(true));
  expect(isStale(queryKeys.market)).toBe(false);
});

test('a hint about the session signs out when the server has ended it', async () => {
  const { send } = await connect({ 'GET /user': refuse(401, 'session_invalid', 'Please sign in.') });
  send({ topic: 'session' });
  await waitFor(() => expect(authStore.token()).toBeUndefined());
});

test('a hint about typing is shown until the message is there', async () => {
  const { send } = await connect();
  send({ topic: 'typing', id: 'c1' });
  await waitFor(() => expect(typingSigns.lastAt('c1')).toBeGreaterThan(0));
  send({ topic: 'messages', id: 'c1' });
  await waitFor(() => expect(typingSigns.lastAt('c1')).toBe(0));
});

test('another session sees nothing of what was loaded before, and has its own connection', async () => {
  const { calls, queryClient } = await connect({ [route]: [openStream().answer, openStream().answer] });
  queryClient.setQueryData(queryKeys.wallet, { balance: 5_000 });
  act(() => void signIn({ id: 'user-eve' }, { token: 'session-of-eve' }));
  expect(queryClient.getQueryData(queryKeys.wallet)).toBeUndefined();
  await waitFor(() => expect(callsOf(calls, route)).toHaveLength(2));
  expect(callsOf(calls, route)[0]?.signal?.aborted).toBe(true);
});

test('staff who must set up the second factor first have no connection', async () => {
  const calls = fakeApi({ [route]: succeed(null) });
  signIn({ role: 'admin', twoFactorMissing: true });
  renderInApp(<LiveUpdates />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toEqual([]);
});

test('a tab in which staff view Oja as a person has no connection, and leaves the other tabs alone', async () => {
  const calls = fakeApi({ [route]: succeed(null) });
  signIn({}, { view: 'view-1' });
  renderInApp(<LiveUpdates />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toEqual([]);
});
