import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { WebhookOutcome } from '../../../gateways/webhooks/webhook-gateway.ts';
import type { WebhookPayload } from './webhook-payload.ts';

/** The first attempt inserts the log row; a retried job finds it. */
export async function startDelivery(
  db: Db | Tx,
  input: { id: string; payload: WebhookPayload; replayOf: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('webhookDeliveries')
    .values({
      id: input.id,
      event: input.payload.type,
      payload: JSON.stringify(input.payload),
      status: 'waiting',
      replayOf: input.replayOf,
      createdAt: input.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function recordAttempt(
  db: Db,
  input: { id: string; outcome: WebhookOutcome; gaveUp: boolean; now: Date },
): Promise<void> {
  const { outcome, now } = input;
  const failed = input.gaveUp ? ('failed' as const) : ('waiting' as const);
  await db
    .updateTable('webhookDeliveries')
    .set((row) => ({
      status: outcome.delivered ? 'delivered' : failed,
      attempts: row('attempts', '+', 1),
      lastStatus: outcome.status,
      lastFault: outcome.fault,
      attemptedAt: now,
    }))
    .where('id', '=', input.id)
    .execute();
}
