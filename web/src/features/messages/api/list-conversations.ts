import { messagingEndpoints } from '@oja/contract/messaging';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { messagesKey } from './message-keys';

export interface ConversationFilter {
  search: string;
  unread: boolean;
  sort: 'recent' | 'priority';
}

export const conversationsQuery = ({ search, unread, sort }: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'list', { search, unread, sort }],
    queryFn: ({ pageParam, signal }) =>
      callApi(messagingEndpoints.listConversations, {
        query: { search, sort, ...(unread ? { unread: '1' as const } : {}), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
