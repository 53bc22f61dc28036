import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import type { Actor, AuditEntry } from '../../platform/audit/index.ts';
import { lockPurchase, takeStep } from '../../trade/purchases/index.ts';

/** Cancels a pending purchase, for example when its seller was suspended. The buyer gets the whole price back. */
export async function cancelTransaction(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: {
    purchaseId: string;
    actor: Actor & { id: string };
    reason: string;
    idempotencyKey: string | undefined;
  },
): Promise<void> {
  const { purchaseId, actor, reason, idempotencyKey: key } = input;
  const claim = {
    key,
    userId: actor.id,
    endpoint: 'cancelTransaction',
    input: { purchaseId, reason },
    at: deps.now(),
  };
  await runOnce(deps.db, claim, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const { buyerId, sellerId, priceKobo, status } = locked.purchase;
    if (actor.id === buyerId || actor.id === sellerId) throw new Refusal('party_cannot_decide');
    const by = { actor: 'admin', id: actor.id } as const;
    const line = (): AuditEntry => ({
      actor,
      action: 'purchase.cancelled',
      subject: { kind: 'purchase', id: purchaseId },
      before: { status },
      after: { status: 'cancelled', refundedKobo: priceKobo },
      reason,
    });
    await takeStep(tx, deps, locked, { transition: 'cancel', by, text: reason, line });
    return { done: true };
  });
}
