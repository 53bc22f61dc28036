import { messagingEndpoints } from '@oja/contract/messaging';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { messagesKey } from './message-keys';

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'conversation', id],
    queryFn: async ({ signal }) =>
      (await callApi(messagingEndpoints.showConversation, { params: { id }, signal })).data,
  });
