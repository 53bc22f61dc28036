import { purchaseEndpoints } from '@oja/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { purchasesKey } from './deal-keys';

export const changeFirstQuery = (id: string) =>
  queryOptions({
    queryKey: [...purchasesKey, 'change-first', id],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.changeFirst, { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
