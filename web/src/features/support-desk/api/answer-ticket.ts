import { adminSupportEndpoints } from '@oja/contract/admin-support';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Answer = {
  id: string;
  body: BodySent<typeof adminSupportEndpoints.answerTicket>;
  idempotencyKey: string;
};

export const answerTicketMutation = mutationOptions({
  mutationKey: ['support-desk', 'answer'],
  mutationFn: ({ id, body, idempotencyKey }: Answer) =>
    callApi(adminSupportEndpoints.answerTicket, { params: { id }, body, idempotencyKey }),
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});
