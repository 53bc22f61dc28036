import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, timestamp } from './text.ts';

const notification = z
  .object({
    id,
    event: z.string().meta({ examples: ['welcome'] }),
    title: z.string().meta({ examples: ['Welcome to Oja'] }),
    text: z.string().meta({ examples: ['Find your way around in two minutes.'] }),
    link: z
      .string()
      .nullable()
      .meta({ examples: ['/dashboard/help'] }),
    read: z.boolean(),
    created_at: timestamp,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    tag: 'Notifications',
    summary: 'Own notifications, newest first',
    access: 'signed_in',
    limit: 'read',
    query: z.strictObject(cursorQuery),
    reply: z.array(notification),
    beside: z.object({ ...nextCursor, unread: z.int().meta({ examples: [3] }) }),
  }),
  readNotification: endpoint({
    method: 'POST',
    path: '/notifications/{id}/read',
    tag: 'Notifications',
    summary: 'Mark one as read',
    access: 'signed_in',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: z.null(),
  }),
  readAllNotifications: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    tag: 'Notifications',
    summary: 'Mark all as read',
    access: 'signed_in',
    limit: 'write',
    reply: z.null(),
  }),
};
