import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { queryOfFilter, type TransactionView } from '../logic/transaction-view';
import { transactionsKey } from './transaction-keys';

export const transactionsQuery = (view: TransactionView, after: string | undefined) => {
  const query = { ...queryOfFilter(view), cursor: after };
  return queryOptions({
    queryKey: [...transactionsKey, 'list', query],
    queryFn: ({ signal }) => callApi(adminTransactionEndpoints.listStaffTransactions, { query, signal }),
    placeholderData: keepPreviousData,
    // Nobody is told about the deals of others by a live hint.
    refetchInterval: timings.staffQueueRefreshMs,
  });
};
