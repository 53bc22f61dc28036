import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@oja/contract/settings';
import { webhookTypes } from '@oja/contract/webhooks';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { addJobs, type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { deliverWebhook } from './deliver-webhook.ts';

/** What other systems are told: ids and amounts. Never a password, a bank number or a person's address. */
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

/**
 * The job that tells the receiver, for the transaction that causes the event to enqueue; none where nobody wants to
 * hear of it. Whether somebody does is read from memory, so that deals pay nothing for webhooks nobody uses.
 */
export async function webhookJobs<Event extends WebhookEvent>(
  deps: Pick<Deps, 'settings' | 'now'>,
  event: Event,
  data: WebhookData[Event],
): Promise<QueuedJob[]> {
  const { webhookUrl, webhookEvents } = await deps.settings.read('integrations');
  if (webhookUrl === '' || !webhookEvents[event]) return [];
  const payload = { type: webhookTypes[event], timestamp: deps.now().toISOString(), data };
  return [toQueue(deliverWebhook, { deliveryId: randomUUID(), payload, replayOf: null })];
}

/** The same for causes that enqueue nothing else. */
export async function tellWebhook<Event extends WebhookEvent>(
  tx: Tx,
  deps: Pick<Deps, 'settings' | 'now'>,
  event: Event,
  data: WebhookData[Event],
): Promise<void> {
  await addJobs(tx, await webhookJobs(deps, event, data));
}
