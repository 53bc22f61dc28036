import { supportEndpoints } from '@oja/contract/support';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { ticketsKey } from './ticket-keys';

export const ticketsQuery = infiniteQueryOptions({
  queryKey: [...ticketsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(supportEndpoints.listTickets, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
