import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, failedLoad } from './query-client.ts';

const meta = failedLoad('Could not fetch purchases');

describe('a load that failed (U806)', () => {
  const load = async (error: Error, meta?: ReturnType<typeof failedLoad>) => {
    const onFailure = vi.fn();
    const client = createQueryClient(onFailure);
    const query = { queryKey: ['purchases'], queryFn: () => Promise.reject(error), retry: false, meta };
    // Two places that show the same share one query.
    await Promise.allSettled([client.fetchQuery(query), client.fetchQuery(query)]);
    return onFailure.mock.calls;
  };

  test('shows one toast, with the sentence of the server or the one of the catalogue (U817)', async () => {
    const silent = new ApiError(undefined, { status: 500 });
    expect(await load(silent, meta)).toEqual([
      [{ title: 'Could not fetch purchases', description: 'Please try again.' }],
    ]);
    expect(await load(new ApiError('Back at noon.', { status: 503 }), meta)).toEqual([
      [{ title: 'Could not fetch purchases', description: 'Back at noon.' }],
    ]);
  });

  test('shows no toast without a failure title, or when the session has ended', async () => {
    expect(await load(new ApiError(undefined, { status: 500 }))).toEqual([]);
    expect(await load(new ApiError('Please sign in.', { status: 401 }), meta)).toEqual([]);
  });
});
