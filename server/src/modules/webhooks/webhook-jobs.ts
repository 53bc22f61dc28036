import { randomUUID } from 'node:crypto';
import type { Settings, WebhookEvent } from '@oja/contract/settings';
import { webhookTypes } from '@oja/contract/webhooks';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { addJobs, type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { readSection } from '../settings/index.ts';
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

type WebhookSettings = Pick<Settings<'integrations'>, 'webhookUrl' | 'webhookEvents'>;

export function wantsWebhook({ webhookUrl, webhookEvents }: WebhookSettings, event: WebhookEvent): boolean {
  return webhookUrl !== '' && webhookEvents[event];
}

/**
 * The job that tells the receiver, for the transaction that causes the event to enqueue; none where nobody wants to
 * hear of it. The settings come from that transaction: whoever asked for another connection while holding one would
 * wait for the others who do the same.
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

/** The same for causes that enqueue nothing else. */
export async function tellWebhook<Event extends WebhookEvent>(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  event: Event,
  data: WebhookData[Event],
): Promise<void> {
  const { value } = await readSection(tx, 'integrations');
  await addJobs(tx, webhookJobs(value, event, data, deps.now()));
}
