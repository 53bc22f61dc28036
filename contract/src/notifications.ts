import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { notificationChannels, notificationGroups } from './notification-fields.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, opaqueToken, timestamp } from './text.ts';

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

const channel = z.enum(notificationChannels);
const group = z.enum(notificationGroups);

const event = z
  .string()
  .max(60)
  .meta({ examples: ['funds_added'] });

const preferenceEvent = z
  .object({
    event,
    label: z.string().meta({ examples: ['Funds added'] }),
    channels: z
      .array(
        z.object({
          channel,
          enabled: z.boolean(),
          fixed: z.boolean().meta({ description: 'Always on; it cannot be changed.' }),
        }),
      )
      .meta({ description: 'The channels that the event can take.' }),
  })
  .meta({ id: 'NotificationPreference' });
export type PreferenceEvent = z.infer<typeof preferenceEvent>;

const preferenceGroup = z
  .object({
    group,
    label: z.string().meta({ examples: ['Wallet'] }),
    description: z.string().meta({ examples: ['Money that came in, and withdrawals.'] }),
    events: z.array(preferenceEvent),
  })
  .meta({ id: 'NotificationPreferenceGroup' });
export type PreferenceGroup = z.infer<typeof preferenceGroup>;

/** About one event, or about every event of a group. */
const preferenceChoice = z.union([
  z.strictObject({ event, channel, enabled: z.boolean() }),
  z.strictObject({ group, channel, enabled: z.boolean() }),
]);
export type PreferenceChoice = z.infer<typeof preferenceChoice>;

/** What blocks a channel, whatever the user chose. */
const channelStates = z.object({
  mail: z.object({ available: z.boolean() }),
  push: z.object({
    available: z.boolean(),
    public_key: z
      .string()
      .nullable()
      .meta({ description: 'The key a browser subscribes with.', examples: ['BNc…'] }),
  }),
  sms: z.object({
    available: z.boolean(),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'Where text messages go, from the profile.', examples: ['+2348012345678'] }),
  }),
});
export type ChannelStates = z.infer<typeof channelStates>;

/** The URL a browser gets from its push service; it is secret. */
const pushEndpoint = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .meta({ examples: ['https://push.example.com/send/f3a9'] });
const pushKey = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .max(max);

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
  notificationPreferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    tag: 'Notifications',
    summary: 'Which notifications arrive by which channel, and which channels work at all',
    access: 'signed_in',
    limit: 'read',
    reply: z.array(preferenceGroup),
    beside: z.object({ channels: channelStates }),
  }),
  saveNotificationPreferences: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    tag: 'Notifications',
    summary: 'Switches channels of events or of whole groups on or off; what is not named stays as it is',
    access: 'signed_in',
    limit: 'write',
    body: z.strictObject({
      preferences: z.array(preferenceChoice).min(1).max(400),
    }),
    reply: z.array(preferenceGroup),
    errors: ['preference_fixed'],
  }),
  addPushSubscription: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    tag: 'Notifications',
    summary: 'This browser takes pushes from now on, until its session is signed out',
    access: 'signed_in',
    limit: 'write',
    body: z.strictObject({
      endpoint: pushEndpoint,
      expirationTime: z.number().nullish(),
      keys: z.strictObject({
        p256dh: pushKey(100).meta({
          examples: [
            'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
          ],
        }),
        auth: pushKey(40).meta({ examples: ['FPssNDTKnInHVndSTdbKFw'] }),
      }),
    }),
    reply: z.object({ id }),
    errors: ['push_unavailable', 'push_endpoint_refused'],
  }),
  removePushSubscription: endpoint({
    method: 'DELETE',
    path: '/push/subscriptions',
    tag: 'Notifications',
    summary: 'This browser takes no pushes any more',
    access: 'signed_in',
    limit: 'write',
    body: z.strictObject({ endpoint: pushEndpoint }),
    reply: z.null(),
  }),
  /** The address in the header List-Unsubscribe; opened in a browser it is a page with one button (RFC 8058). */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/unsubscribe',
    mount: 'origin',
    tag: 'Notifications',
    summary: 'Stop the mails about saved searches and saved listings, with the token of such a mail',
    access: 'anyone',
    limit: 'write',
    query: z.strictObject({ token: opaqueToken }),
    binaryBody: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    bodyLimitBytes: 10_000,
    reply: z.null(),
    errors: ['unsubscribe_link_invalid'],
  }),
};
