import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type DeskView, queryOfView } from '../logic/desk-view';
import { deskKey } from './desk-keys';

export const deskTicketsQuery = (view: DeskView) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      callApi(adminSupportEndpoints.listDeskTickets, {
        query: { ...queryOfView(view), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Time alone makes a ticket late, and no hint tells of that.
    refetchInterval: timings.staffQueueRefreshMs,
  });
