import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import type { Actor, AuditEntry } from '../audit/index.ts';
import { lockDeal, takeStep } from '../purchases/index.ts';

/** Calls a pending purchase off, for example when its seller was suspended. The buyer gets everything back. */
export async function cancelTransaction(
  deps: Deps,
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
    const deal = await lockDeal(tx, purchaseId);
    const { buyerId, sellerId, priceKobo, status } = deal.purchase;
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
    await takeStep(tx, deps, deal, { transition: 'cancel', by, text: reason, line });
    return { done: true };
  });
}
