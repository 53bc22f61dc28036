import { cannedReplyEndpoints } from '@oja/contract/canned-replies';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const deleteCannedReplyMutation = mutationOptions({
  mutationKey: ['support-desk', 'delete-reply'],
  mutationFn: (id: string) => callApi(cannedReplyEndpoints.deleteCannedReply, { params: { id } }),
  onSettled: (_answer, _error, _id, _result, { client }) => refreshDesk(client),
});
