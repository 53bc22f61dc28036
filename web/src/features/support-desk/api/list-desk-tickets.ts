import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type DeskView, queryOfView } from '../logic/desk-view';
import { deskKey } from './desk-keys';

export const deskTicketsQuery = (view: DeskView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...deskKey, 'list', query],
    queryFn: ({ signal }) => callApi(adminSupportEndpoints.listDeskTickets, { query, signal }),
    placeholderData: keepPreviousData,
    // Time alone makes a ticket late, and no hint tells of that.
    refetchInterval: timings.staffQueueRefreshMs,
  });
};
