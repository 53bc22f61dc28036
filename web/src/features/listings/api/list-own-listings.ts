import { listingEndpoints } from '@oja/contract/listings';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import type { OwnFilter } from '../logic/own-filter';
import { listingsKey } from './listing-keys';

export const ownListingsQuery = (filter: OwnFilter) =>
  infiniteQueryOptions({
    queryKey: [...listingsKey, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listingEndpoints.listOwnListings, {
        query: { search: filter.search || undefined, status: filter.status, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: failedLoad('Failed to load listings'),
  });
