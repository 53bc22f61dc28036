import type { Deps } from '../../deps.ts';
import { runOnce } from '../../http/idempotency.ts';
import { sideOf } from './deal-side.ts';
import { type LockedPurchase, lockDeal } from './purchase.store.ts';
import { takeStep } from './take-step.ts';

/** The buyer says that everything is as promised. Answers nothing when the request was a repeated one. */
export async function confirmPurchase(
  deps: Deps,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<LockedPurchase | undefined> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const reply = { done: true };
  const claim = { key, userId, endpoint: 'confirmPurchase', input: purchaseId, at: deps.now(), reply };
  let confirmed: LockedPurchase | undefined;
  const given = await runOnce(deps.db, claim, async (tx) => {
    const deal = await lockDeal(tx, purchaseId);
    const actor = sideOf(deal.purchase, userId);
    const by = { actor, id: userId };
    confirmed = await takeStep(tx, deps, deal, { transition: 'confirm', by });
    return reply;
  });
  // Repeated after a deadlock, the request may find that its twin has confirmed meanwhile.
  return given === reply ? confirmed : undefined;
}
