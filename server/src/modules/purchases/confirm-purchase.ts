import type { Deps } from '../../deps.ts';
import { runOnceKeyLast } from '../../http/idempotency.ts';
import { sideOf } from './deal-side.ts';
import { type LockedPurchase, lockDeal } from './purchase.store.ts';
import { takeStep } from './take-step.ts';

/** The buyer says that everything is as promised. Answers nothing when the request was a repeated one. */
export async function confirmPurchase(
  deps: Deps,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<LockedPurchase | undefined> {
  const { purchaseId, userId } = input;
  const reply = { done: true };
  const claim = {
    key: input.idempotencyKey,
    userId,
    endpoint: 'confirmPurchase',
    input: purchaseId,
    at: deps.now(),
    reply,
  };
  let confirmed: LockedPurchase | undefined;
  const given = await runOnceKeyLast(deps.db, claim, async (tx, key) => {
    const deal = await lockDeal(tx, purchaseId);
    const actor = sideOf(deal.purchase, userId);
    const by = { actor, id: userId };
    confirmed = await takeStep(tx, deps, deal, { transition: 'confirm', by, key });
  });
  return given === reply ? confirmed : undefined;
}
