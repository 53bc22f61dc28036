import { supportEndpoints } from '@oja/contract/support';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { ticketsKey } from './ticket-keys';

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [...ticketsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(supportEndpoints.showTicket, { params: { id }, signal })).data,
    refetchInterval: timings.privatePicturesRefreshMs,
  });
