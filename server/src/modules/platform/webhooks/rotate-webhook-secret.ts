import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { type Actor, audit } from '../audit/index.ts';
import { newWebhookSecret, previousSecretMs, readSecret, writeSecret } from '../settings/index.ts';

/** Creates a new signing secret and returns it once. The previous one also signs for a day. */
export async function rotateWebhookSecret(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  actor: Actor,
  provenBy: ProofSubject,
): Promise<{ secret: string; previousUntil: Date | null }> {
  const secret = newWebhookSecret();
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await requireProof(tx, provenBy, at);
    await writeSecret(tx, deps.sealer, {
      section: 'integrations',
      name: 'webhookSecret',
      value: secret,
      changedBy: actor.id,
      at,
      keepPreviousUntil: new Date(at.getTime() + previousSecretMs),
    });
    const stored = await readSecret({ ...deps, db: tx }, 'integrations', 'webhookSecret');
    const previousUntil = stored?.previousUntil ?? null;
    await audit(tx, {
      actor,
      action: 'webhook.secret_rotated',
      subject: { kind: 'settings', id: 'integrations' },
      after: { webhookSecret: 'replaced', previousUntil },
    });
    return { secret, previousUntil };
  });
}
