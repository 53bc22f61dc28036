import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import { recordAttempt, startDelivery } from './delivery.store.ts';
import { sendSigned } from './send-signed.ts';

/**
 * Sends a test event to the saved URL at once. The reply contains whether it was delivered and the receiver's status,
 * but no reason: more would allow probing of internal networks.
 */
export async function testWebhook(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'webhooks' | 'settings'>,
  actor: Actor,
): Promise<{ delivered: boolean; status: number | null }> {
  const { webhookUrl } = await deps.settings.read('integrations');
  if (webhookUrl === '') throw new Refusal('webhook_not_set');
  const id = randomUUID();
  const now = deps.now();
  const payload = { type: 'webhook.test', timestamp: now.toISOString(), data: { asked_by: actor.id } };
  await startDelivery(deps.db, { id, payload, replayOf: null, now });
  const outcome = await sendSigned(deps, { id, body: JSON.stringify(payload) });
  await recordAttempt(deps.db, { id, outcome, gaveUp: true, now: deps.now() });
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor,
      action: 'webhook.tested',
      subject: { kind: 'settings', id: 'integrations' },
      after: { delivered: outcome.delivered, status: outcome.status },
    }),
  );
  return { delivered: outcome.delivered, status: outcome.status };
}
