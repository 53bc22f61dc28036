import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { recordAttempt, startDelivery } from './delivery.store.ts';
import { sendSigned } from './send-signed.ts';
import { webhookPayload } from './webhook-payload.ts';

/**
 * Posts to the receiver, and retries with growing delays for about three days. One delivery at a time, so that a
 * receiver that hangs blocks one worker slot, never all.
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
