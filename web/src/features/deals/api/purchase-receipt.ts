import { purchaseEndpoints } from '@oja/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { purchasesKey } from './deal-keys';

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...purchasesKey, 'receipt', id],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.purchaseReceipt, { params: { id }, signal })).data,
  });
