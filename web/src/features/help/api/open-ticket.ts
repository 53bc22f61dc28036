import type { BodySent } from '@oja/contract/endpoint';
import { supportEndpoints } from '@oja/contract/support';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTickets } from './ticket-keys';

type NewTicket = { body: BodySent<typeof supportEndpoints.openTicket>; idempotencyKey: string };

export const openTicketMutation = mutationOptions({
  mutationKey: ['tickets', 'open'],
  mutationFn: async ({ body, idempotencyKey }: NewTicket) =>
    (await callApi(supportEndpoints.openTicket, { body, idempotencyKey })).data,
  onSuccess: (_ticket, _wish, _result, { client }) => refreshTickets(client),
});
