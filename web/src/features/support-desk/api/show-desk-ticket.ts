import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const deskTicketQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, 'ticket', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminSupportEndpoints.showDeskTicket, { params: { id }, signal })).data,
    refetchInterval: timings.staffQueueRefreshMs,
  });
