import { cannedReplyEndpoints } from '@oja/contract/canned-replies';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Wish = { id: string | undefined; body: BodySent<typeof cannedReplyEndpoints.addCannedReply> };

/** Without an id it is a new one. */
export const saveCannedReplyMutation = mutationOptions({
  mutationKey: ['support-desk', 'save-reply'],
  mutationFn: ({ id, body }: Wish) =>
    id === undefined
      ? callApi(cannedReplyEndpoints.addCannedReply, { body })
      : callApi(cannedReplyEndpoints.saveCannedReply, { params: { id }, body }),
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshDesk(client),
});
