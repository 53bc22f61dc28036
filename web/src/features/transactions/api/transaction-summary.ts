import { adminTransactionEndpoints, type TransactionPeriod } from '@oja/contract/admin-transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { transactionsKey } from './transaction-keys';

export const transactionSummaryQuery = (period: TransactionPeriod) =>
  queryOptions({
    queryKey: [...transactionsKey, 'summary', period],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.summariseTransactions, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
