import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

/** A few listings that have these words, for the search box of the portal. */
export const findStaffListingsQuery = (search: string) =>
  queryOptions({
    queryKey: [...deskKey, 'find', search],
    queryFn: async ({ signal }) => {
      const query = { search, per_page: '5' };
      return (await callApi(adminListingEndpoints.listStaffListings, { query, signal })).data.data;
    },
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
