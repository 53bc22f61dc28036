import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayHaveMissedHints } from './missed-hints';

const connectedAt = new Date('2026-03-04T10:00:00Z').getTime();

/** A query on screen that was answered at the given time; returns how often it is fetched after the invalidation. */
async function fetchesAfterConnecting(answeredAt: number): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn(async () => 'new');
  client.setQueryData(['wallet'], 'old', { updatedAt: answeredAt });
  const stop = new QueryObserver(client, {
    queryKey: ['wallet'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  await client.invalidateQueries({ predicate: mayHaveMissedHints(connectedAt) });
  stop();
  return queryFn.mock.calls.length;
}

describe('mayHaveMissedHints', () => {
  beforeEach(() => vi.useFakeTimers({ now: connectedAt + 200 }));
  afterEach(() => vi.useRealTimers());

  test('fetches again what was answered before the connection was requested', async () => {
    expect(await fetchesAfterConnecting(connectedAt - 1)).toBe(1);
  });

  test('keeps what was answered afterwards', async () => {
    expect(await fetchesAfterConnecting(connectedAt + 100)).toBe(0);
  });
});
