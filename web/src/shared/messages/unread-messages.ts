import { countUnreadMessages } from '@oja/contract/unread-messages';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const unreadMessagesQuery = queryOptions({
  queryKey: [...queryKeys.messages, 'unread'],
  queryFn: async ({ signal }) => (await callApi(countUnreadMessages, { signal })).data.unread,
});
