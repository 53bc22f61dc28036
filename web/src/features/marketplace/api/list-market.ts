import { listingEndpoints } from '@oja/contract/listings';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { type MarketFilter, marketQueryOf } from '../logic/market-filter';
import { marketKey } from './market-keys';

export const marketQuery = (filter: MarketFilter) =>
  infiniteQueryOptions({
    queryKey: [...marketKey, 'list', marketQueryOf(filter)],
    queryFn: ({ pageParam, signal }) =>
      callApi(listingEndpoints.listListings, {
        query: { ...marketQueryOf(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: failedLoad('Failed to load listings'),
  });
