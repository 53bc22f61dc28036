import { event } from './event.ts';

/**
 * Notifications of messages while the recipient is away. The screens count messages separately, so the bell does not
 * list them. The text of a message is not included.
 */
export const messageEvents = {
  message_waiting: event<{
    conversationId: string;
    from: string;
    handle: string;
    unread: number;
    toStaff: boolean;
  }>({
    audience: 'party',
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
