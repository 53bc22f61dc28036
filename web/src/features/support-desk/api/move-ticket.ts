import { adminSupportEndpoints } from '@oja/contract/admin-support';
import type { TicketStatus } from '@oja/contract/ticket-fields';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Move = { id: string; status: TicketStatus };

export const moveTicketMutation = mutationOptions({
  mutationKey: ['support-desk', 'move'],
  mutationFn: ({ id, status }: Move) =>
    callApi(adminSupportEndpoints.moveTicket, { params: { id }, body: { status } }),
  onSettled: (_answer, _error, _move, _result, { client }) => refreshDesk(client),
});
