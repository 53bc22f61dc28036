import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import type { WebhookEvent } from './settings.ts';
import { id, searchText, timestamp } from './text.ts';
import { previousSecretHours } from './webhook-terms.ts';

/** Events for an external system, signed according to the Standard Webhooks specification. */
export const webhookTypes = {
  userRegistration: 'user.registered',
  transactionCreated: 'transaction.created',
  paymentCompleted: 'payment.completed',
  disputeOpened: 'dispute.opened',
  accountVerification: 'account.verified',
} as const satisfies Record<WebhookEvent, string>;

export const webhookEventLabels = {
  userRegistration: 'User registration',
  transactionCreated: 'Transaction created',
  paymentCompleted: 'Payment completed',
  disputeOpened: 'Dispute opened',
  accountVerification: 'Account verification',
} as const satisfies Record<WebhookEvent, string>;

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const delivery = z
  .object({
    id: id.meta({ description: 'The receiver sees it as webhook-id and can tell repeats by it.' }),
    event: z.string().meta({ examples: ['transaction.created'] }),
    status: z.enum(deliveryStatuses),
    attempts: z.int().meta({ examples: [1] }),
    last_status: z
      .int()
      .nullable()
      .meta({ examples: [200] }),
    last_fault: z
      .string()
      .nullable()
      .meta({ examples: ['No answer within 10 seconds.'] }),
    replay_of: id.nullable(),
    payload: z.unknown().meta({
      examples: [{ type: 'user.registered', timestamp: '2026-11-15T09:30:00.000Z', data: {} }],
    }),
    created_at: timestamp,
    attempted_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

/** What the log can be narrowed down to; the test event is sent by hand. */
export const deliveredEvents = [...Object.values(webhookTypes), 'webhook.test'] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

export const deliverySorts = ['made', 'event', 'status'] as const;
export type DeliverySort = (typeof deliverySorts)[number];

const deliveryFields = {
  search: searchText
    .optional()
    .meta({ description: 'Part of its id, of what was sent or of why it failed.', examples: ['TXN-007'] }),
  status: z.enum(deliveryStatuses).optional(),
  event: z.enum(deliveredEvents).optional(),
  sort: z.enum(deliverySorts).optional().meta({ description: 'Without it, by when they were made.' }),
  direction: direction.optional().meta({ description: 'Without it, newest first, or from A on.' }),
};
const deliveryFilter = z.strictObject(deliveryFields);
export type DeliveryFilter = z.output<typeof deliveryFilter>;

export const webhookEndpoints = {
  testWebhook: endpoint({
    method: 'POST',
    path: '/admin/settings/test-webhook',
    tag: 'Settings',
    summary: 'Sends a signed test event to the saved address and says whether it was delivered',
    access: 'admin',
    limit: 'mail_link',
    reply: z.object({
      delivered: z.boolean(),
      status: z
        .int()
        .nullable()
        .meta({ description: "The receiver's HTTP status, where it gave one.", examples: [200] }),
    }),
    errors: ['webhook_not_set'],
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/admin/settings/webhook-secret',
    tag: 'Settings',
    summary: `Makes a new signing secret and shows it once; the old one signs beside it for ${previousSecretHours} hours`,
    access: 'admin',
    limit: 'write',
    proof: 'always',
    reply: z.object({
      secret: z.string().meta({ examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }),
      previous_until: timestamp.nullable(),
    }),
  }),
  webhookDeliveries: endpoint({
    method: 'GET',
    path: '/admin/webhook-deliveries',
    tag: 'Settings',
    summary: 'What was sent, newest first unless asked otherwise',
    access: 'admin',
    limit: 'read',
    query: z.strictObject({ ...cursorQuery, ...deliveryFields }),
    reply: z.array(delivery),
    beside: z.object(nextCursor),
  }),
  exportDeliveries: endpoint({
    method: 'GET',
    path: '/admin/webhook-deliveries/export',
    tag: 'Settings',
    summary: 'What was sent, as a CSV file',
    access: 'admin',
    limit: 'write',
    query: deliveryFilter,
    produces: 'text/csv',
    producesExample: 'id,event,status,attempts,last_status,last_fault,replay_of,created_at,attempted_at\r\n',
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/admin/webhook-deliveries/{id}/replay',
    tag: 'Settings',
    summary: 'Sends the same event again, as a delivery of its own',
    access: 'admin',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: delivery,
    errors: ['webhook_not_set'],
  }),
};
