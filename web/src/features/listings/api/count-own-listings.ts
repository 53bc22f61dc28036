import { listingEndpoints } from '@oja/contract/listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { listingsKey } from './listing-keys';

export const ownCountersQuery = queryOptions({
  queryKey: [...listingsKey, 'counters'],
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.countOwnListings, { signal })).data,
});
