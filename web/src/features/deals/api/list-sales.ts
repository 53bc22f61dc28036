import { purchaseEndpoints } from '@oja/contract/purchases';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { type DealFilter, dealQueryOf } from '../logic/deal-filter';
import { salesKey } from './deal-keys';

export const salesQuery = (filter: DealFilter) =>
  infiniteQueryOptions({
    queryKey: [...salesKey, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(purchaseEndpoints.listSales, { query: { ...dealQueryOf(filter), cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Could not fetch sales'),
    placeholderData: keepPreviousData,
  });
