import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { transactionsKey } from './transaction-keys';

export const transactionQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...transactionsKey, 'one', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.showStaffTransaction, { params: { id: purchaseId }, signal }))
        .data,
  });
