import { event } from './event.ts';

/**
 * What people are told about messages while they are away. On the screens messages have a count of their own, so the
 * bell says nothing about them. What was written stays in the conversation.
 */
export const messageEvents = {
  message_waiting: event<{
    conversationId: string;
    from: string;
    handle: string;
    unread: number;
    toStaff: boolean;
  }>({
    who: 'party',
    channels: ['mail', 'push'],
    group: 'messages',
    label: 'A message waits while you are away',
    switchedBy: null,
    topic: 'messages',
    write: ({ conversationId, from, handle, unread, toStaff }) => ({
      title: `${from} wrote to you`,
      text: `${unread === 1 ? 'One message' : `${unread} messages`} about ${handle} ${unread === 1 ? 'waits' : 'wait'} for you. You can read and answer on Oja.`,
      link: `${toStaff ? '/admin' : '/dashboard'}/messages?conversation=${conversationId}`,
    }),
  }),
} as const;
