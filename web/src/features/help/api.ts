import type { BodySent } from '@oja/contract/endpoint';
import { supportEndpoints } from '@oja/contract/support';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

function refreshTickets(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.tickets });
}

export const ticketsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.tickets, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(supportEndpoints.listTickets, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.tickets, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(supportEndpoints.showTicket, { params: { id }, signal })).data,
    refetchInterval: portalTimings.privatePicturesRefreshMs,
  });

export const closeTicketMutation = mutationOptions({
  mutationFn: (id: string) => callApi(supportEndpoints.closeTicket, { params: { id } }),
  onSettled: (_answer, _error, _id, _result, { client }) => refreshTickets(client),
});

type GivenRating = { id: string; body: BodySent<typeof supportEndpoints.rateTicket> };

export const rateTicketMutation = mutationOptions({
  mutationFn: ({ id, body }: GivenRating) => callApi(supportEndpoints.rateTicket, { params: { id }, body }),
  onSettled: (_answer, _error, _rating, _result, { client }) => refreshTickets(client),
});

type NewTicket = { body: BodySent<typeof supportEndpoints.openTicket>; idempotencyKey: string };

export const openTicketMutation = mutationOptions({
  mutationFn: async ({ body, idempotencyKey }: NewTicket) =>
    (await callApi(supportEndpoints.openTicket, { body, idempotencyKey })).data,
  onSuccess: (_ticket, _wish, _result, { client }) => refreshTickets(client),
});

type Reply = {
  id: string;
  body: BodySent<typeof supportEndpoints.replyToTicket>;
  idempotencyKey: string;
};

export const replyToTicketMutation = mutationOptions({
  mutationFn: async ({ id, body, idempotencyKey }: Reply) =>
    (await callApi(supportEndpoints.replyToTicket, { params: { id }, body, idempotencyKey })).data,
  onSettled: (_answer, _error, _reply, _result, { client }) => refreshTickets(client),
});
