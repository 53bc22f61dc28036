import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type DeskFilter, deskQueryOf } from '../logic/desk-filter';
import { deskKey } from './desk-keys';

export const staffListingsQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...deskKey, 'list', deskQueryOf(filter)],
    queryFn: async ({ signal }) =>
      (await callApi(adminListingEndpoints.listStaffListings, { query: deskQueryOf(filter), signal })).data,
    placeholderData: keepPreviousData,
    // A hint comes with new listings; what colleagues decide meanwhile is asked for.
    refetchInterval: timings.staffQueueRefreshMs,
  });
