import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@oja/contract/webhooks';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { type Actor, audit } from '../audit/index.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { findDelivery, presentDelivery } from './delivery.queries.ts';
import { startDelivery } from './delivery.store.ts';
import type { WebhookPayload } from './webhook-payload.ts';

/** Sends an event again unchanged, under a new id, because the receiver ignores ids it has seen. */
export async function replayDelivery(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: { deliveryId: string; actor: Actor },
): Promise<WebhookDelivery> {
  const { webhookUrl } = await deps.settings.read('integrations');
  if (webhookUrl === '') throw new Refusal('webhook_not_set');
  return inTransaction(deps.db, async (tx) => {
    const original = await findDelivery(tx, input.deliveryId);
    if (original === undefined) throw new Refusal('not_found');
    const id = randomUUID();
    const again = {
      payload: original.payload as unknown as WebhookPayload,
      replayOf: original.replayOf ?? original.id,
    };
    await startDelivery(tx, { id, ...again, now: deps.now() });
    await enqueue(tx, deliverWebhook, { deliveryId: id, ...again });
    await audit(tx, {
      actor: input.actor,
      action: 'webhook.replayed',
      subject: { kind: 'webhook', id: original.id },
      after: { delivery: id, event: original.event },
    });
    const row = await findDelivery(tx, id);
    if (row === undefined) throw new Error('the delivery just made is not there');
    return presentDelivery(row);
  });
}
