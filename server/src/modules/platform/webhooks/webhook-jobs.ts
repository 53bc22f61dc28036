import { randomUUID } from 'node:crypto';
import type { Settings, WebhookEvent } from '@oja/contract/settings';
import { webhookTypes } from '@oja/contract/webhooks';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { addJobs, type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { readSection } from '../settings/index.ts';
import { deliverWebhook } from './deliver-webhook.ts';

/** The data of webhooks: ids and amounts. Never a password, a bank number or a person's address. */
export interface WebhookData {
  userRegistration: { user_id: string };
  transactionCreated: {
    purchase_id: string;
    transaction: string;
    buyer_id: string;
    seller_id: string;
    platform: string;
    amount: number;
    currency: 'NGN';
  };
  paymentCompleted: {
    payment_id: string;
    reference: string;
    user_id: string;
    amount: number;
    currency: 'NGN';
  };
  disputeOpened: {
    purchase_id: string;
    transaction: string;
    buyer_id: string;
    seller_id: string;
    reason: string;
  };
  accountVerification: { user_id: string };
}

type WebhookSettings = Pick<Settings<'integrations'>, 'webhookUrl' | 'webhookEvents'>;

export function wantsWebhook({ webhookUrl, webhookEvents }: WebhookSettings, event: WebhookEvent): boolean {
  return webhookUrl !== '' && webhookEvents[event];
}

/**
 * The delivery job of an event, to be enqueued by the transaction that causes it; empty when the event is disabled.
 * The settings are read in that transaction: a second connection could deadlock the pool.
 */
export function webhookJobs<Event extends WebhookEvent>(
  integrations: WebhookSettings,
  event: Event,
  data: WebhookData[Event],
  at: Date,
): QueuedJob[] {
  if (!wantsWebhook(integrations, event)) return [];
  const payload = { type: webhookTypes[event], timestamp: at.toISOString(), data };
  return [toQueue(deliverWebhook, { deliveryId: randomUUID(), payload, replayOf: null })];
}

/** Enqueues the delivery, for use cases that enqueue no other jobs with it. */
export async function enqueueWebhook<Event extends WebhookEvent>(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  event: Event,
  data: WebhookData[Event],
): Promise<void> {
  const { value } = await readSection(tx, 'integrations');
  await addJobs(tx, webhookJobs(value, event, data, deps.now()));
}
