import { walletEndpoints } from '@oja/contract/wallet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import type { TransactionFilter } from './list-transactions';
import { walletKey } from './wallet-keys';

export const walletHistoryQuery = (filter: TransactionFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'history', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(walletEndpoints.walletHistory, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Something went wrong', 'Failed to load activity. Please try again.'),
    // As specified.
    retry: 1,
  });

/** Pages as large as the server gives them, for files. */
export async function fetchHistoryPage(filter: TransactionFilter, cursor: string | undefined) {
  const page = await callApi(walletEndpoints.walletHistory, { query: { ...filter, cursor, limit: '100' } });
  return { rows: page.data, next: page.next_cursor ?? undefined };
}
