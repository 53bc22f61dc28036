import { type transactionStatuses, type transactionTypes, walletEndpoints } from '@oja/contract/wallet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { walletKey } from './wallet-keys';

/** What is left out is not filtered by; days are written 2026-03-04. */
export interface TransactionFilter {
  search?: string;
  type?: (typeof transactionTypes)[number];
  status?: (typeof transactionStatuses)[number];
  from?: string;
  to?: string;
}

/** Page by page; without a filter the first page is what the wallet shows as recent. */
export const transactionsQuery = (filter: TransactionFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'transactions', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(walletEndpoints.listTransactions, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Failed to load transactions'),
  });

/** Pages as large as the server gives them, for files. */
export async function fetchTransactionPage(filter: TransactionFilter, cursor: string | undefined) {
  const page = await callApi(walletEndpoints.listTransactions, {
    query: { ...filter, cursor, limit: '100' },
  });
  return { rows: page.data, next: page.next_cursor ?? undefined };
}
