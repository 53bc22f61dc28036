import { countUnreadMessages } from '@oja/contract/unread-messages';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { messagesKey } from './message-keys';

export const unreadMessagesQuery = queryOptions({
  queryKey: [...messagesKey, 'unread'],
  queryFn: async ({ signal }) => (await callApi(countUnreadMessages, { signal })).data.unread,
});
