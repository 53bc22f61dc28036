import { listingEndpoints } from '@oja/contract/listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { marketKey } from './market-keys';

/** A few accounts on the market that have these words, for the search box of the portal. */
export const findListingsQuery = (search: string) =>
  queryOptions({
    queryKey: [...marketKey, 'find', search],
    queryFn: async ({ signal }) =>
      (await callApi(listingEndpoints.listListings, { query: { search, limit: '5' }, signal })).data,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
