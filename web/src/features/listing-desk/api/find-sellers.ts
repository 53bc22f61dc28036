import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { distinctSellers } from '../logic/distinct-sellers';
import { deskKey } from './desk-keys';

/** People are found by what they have listed: the search covers the name and the e-mail address of the seller. */
export const sellersQuery = (search: string) =>
  queryOptions({
    queryKey: [...deskKey, 'sellers', search],
    queryFn: async ({ signal }) => {
      const query = { search, per_page: '100' };
      const { data } = await callApi(adminListingEndpoints.listStaffListings, { query, signal });
      return distinctSellers(data.data, search);
    },
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
