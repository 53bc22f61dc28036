import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type DeskFilter, deskQueryOf } from '../logic/desk-filter';
import { deskKey } from './desk-keys';

export const staffListingsQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...deskKey, 'list', deskQueryOf(filter)],
    queryFn: async ({ signal }) => {
      const query = deskQueryOf(filter);
      const answer = await callApi(adminListingEndpoints.listStaffListings, { query, signal });
      return { ...answer.data, isTotalExact: answer.total_is_exact };
    },
    placeholderData: keepPreviousData,
    // A hint comes with new listings; what colleagues decide meanwhile is asked for.
    refetchInterval: timings.staffQueueRefreshMs,
  });
