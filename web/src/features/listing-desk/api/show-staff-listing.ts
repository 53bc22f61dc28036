import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const staffListingQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, 'details', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminListingEndpoints.showStaffListing, { params: { id }, signal })).data,
    staleTime: 0,
  });
