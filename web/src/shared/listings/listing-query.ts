import { listingEndpoints } from '@oja/contract/listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** Asked again whenever it is about money: price and availability must be those of now. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.market, 'listing', id],
    queryFn: async ({ signal }) =>
      (await callApi(listingEndpoints.showListing, { params: { id }, signal })).data,
    staleTime: 0,
  });
