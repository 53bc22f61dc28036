import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Apart from the rest of the messages, because every page of the portals asks for it and for nothing else of them. */
export const countUnreadMessages = endpoint({
  method: 'GET',
  path: '/conversations/unread',
  tag: 'Messages',
  summary: 'How many messages wait to be read',
  access: 'signed_in',
  limit: 'read',
  reply: z.object({ unread: z.int().meta({ examples: [2] }) }),
});
