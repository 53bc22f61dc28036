import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const staffCountsQuery = queryOptions({
  queryKey: [...deskKey, 'counts'],
  queryFn: async ({ signal }) => (await callApi(adminListingEndpoints.countStaffListings, { signal })).data,
});
