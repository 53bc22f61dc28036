import { listingEndpoints } from '@oja/contract/listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { marketKey } from './market-keys';

export const savedIdsKey = [...marketKey, 'saved-ids'] as const;

/** Apart from the listings themselves, of which one copy serves everybody. */
export const savedIdsQuery = queryOptions({
  queryKey: savedIdsKey,
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.listSavedListings, { signal })).data,
});
