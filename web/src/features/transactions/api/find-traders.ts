import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { transactionsKey } from './transaction-keys';

export const tradersQuery = (search: string) =>
  queryOptions({
    queryKey: [...transactionsKey, 'people', search],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.findTraders, { query: { search }, signal })).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
