import { purchaseEndpoints } from '@oja/contract/purchases';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { type DealFilter, dealQueryOf } from '../logic/deal-filter';
import { purchasesKey } from './deal-keys';

export const purchasesQuery = (filter: DealFilter) =>
  infiniteQueryOptions({
    queryKey: [...purchasesKey, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(purchaseEndpoints.listPurchases, {
        query: { ...dealQueryOf(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Could not fetch purchases'),
    placeholderData: keepPreviousData,
  });
