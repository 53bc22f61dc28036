import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { queryOfFilter, type TransactionView } from '../logic/transaction-view';
import { transactionsKey } from './transaction-keys';

export const transactionsQuery = ({ filter, after }: Pick<TransactionView, 'filter' | 'after'>) =>
  queryOptions({
    queryKey: [...transactionsKey, 'list', filter, after],
    queryFn: ({ signal }) =>
      callApi(adminTransactionEndpoints.listStaffTransactions, {
        query: { ...queryOfFilter(filter), cursor: after },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Nobody is told about the deals of others by a live hint.
    refetchInterval: timings.staffQueueRefreshMs,
  });
