import type { ConversationFilter } from '../api';

/** What the page shows, as its address says it: a link restores it. */
type MessagesView = ConversationFilter & { conversation: string | undefined };

export const noFilter: ConversationFilter = { search: '', unread: false, sort: 'recent' };

export const viewAddress = {
  read: (query: URLSearchParams): MessagesView => ({
    conversation: query.get('conversation') ?? undefined,
    search: (query.get('search') ?? '').slice(0, 100),
    unread: query.get('unread') === '1',
    sort: query.get('sort') === 'priority' ? 'priority' : 'recent',
  }),
  write: ({ conversation, search, unread, sort }: MessagesView): Record<string, string> => ({
    ...(conversation ? { conversation } : {}),
    ...(search ? { search } : {}),
    ...(unread ? { unread: '1' } : {}),
    ...(sort === 'priority' ? { sort } : {}),
  }),
};
