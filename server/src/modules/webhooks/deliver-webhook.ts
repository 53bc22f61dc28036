import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { recordAttempt, startDelivery } from './delivery.store.ts';
import { sendSigned } from './send-signed.ts';

const webhookPayload = z.object({ type: z.string(), timestamp: z.string(), data: z.unknown() });
export type WebhookPayload = z.infer<typeof webhookPayload>;

/**
 * Tells the receiver, and tries again with growing waits for about three days. One at a time: a receiver that hangs
 * holds one worker, never all of them.
 */
export const deliverWebhook = defineJob({
  name: 'deliver_webhook',
  payload: z.object({ deliveryId: z.uuid(), payload: webhookPayload, replayOf: z.uuid().nullable() }),
  attempts: 22,
  queue: 'webhooks',
  async run(deps, { deliveryId, payload, replayOf }, attempt) {
    await startDelivery(deps.db, { id: deliveryId, payload, replayOf, now: deps.now() });
    const outcome = await sendSigned(deps, { id: deliveryId, body: JSON.stringify(payload) });
    await recordAttempt(deps.db, { id: deliveryId, outcome, gaveUp: attempt.last, now: deps.now() });
    if (outcome.delivered || attempt.last) return;
    throw new Error(`webhook ${deliveryId} was not delivered: ${outcome.fault ?? outcome.status}`);
  },
});
