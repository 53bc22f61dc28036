import type { BodySent } from '@oja/contract/endpoint';
import { supportEndpoints } from '@oja/contract/support';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTickets } from './ticket-keys';

type Reply = {
  id: string;
  body: BodySent<typeof supportEndpoints.replyToTicket>;
  idempotencyKey: string;
};

export const replyToTicketMutation = mutationOptions({
  mutationKey: ['tickets', 'reply'],
  mutationFn: ({ id, body, idempotencyKey }: Reply) =>
    callApi(supportEndpoints.replyToTicket, { params: { id }, body, idempotencyKey }),
  onSettled: (_answer, _error, _reply, _result, { client }) => refreshTickets(client),
});
