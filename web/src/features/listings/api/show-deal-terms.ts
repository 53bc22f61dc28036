import { listingEndpoints } from '@oja/contract/listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { listingsKey } from './listing-keys';

export const dealTermsQuery = queryOptions({
  queryKey: [...listingsKey, 'terms'],
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.showDealTerms, { signal })).data,
});
