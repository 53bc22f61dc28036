import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Note = { id: string; text: string; idempotencyKey: string };

export const noteOnTicketMutation = mutationOptions({
  mutationKey: ['support-desk', 'note'],
  mutationFn: ({ id, text, idempotencyKey }: Note) =>
    callApi(adminSupportEndpoints.noteOnTicket, { params: { id }, body: { text }, idempotencyKey }),
  onSettled: (_answer, _error, _note, _result, { client }) => refreshDesk(client),
});
