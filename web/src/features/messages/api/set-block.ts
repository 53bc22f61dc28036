import { messagingEndpoints } from '@oja/contract/messaging';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { messagesKey } from './message-keys';

export const setBlockMutation = mutationOptions({
  mutationKey: [...messagesKey, 'block'],
  mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
    blocked
      ? callApi(messagingEndpoints.blockPerson, { params: { id } })
      : callApi(messagingEndpoints.unblockPerson, { params: { id } }),
  onSettled: (_data, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: messagesKey }),
});
