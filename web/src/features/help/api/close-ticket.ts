import { supportEndpoints } from '@oja/contract/support';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTickets } from './ticket-keys';

export const closeTicketMutation = mutationOptions({
  mutationKey: ['tickets', 'close'],
  mutationFn: (id: string) => callApi(supportEndpoints.closeTicket, { params: { id } }),
  onSettled: (_answer, _error, _id, _result, { client }) => refreshTickets(client),
});
