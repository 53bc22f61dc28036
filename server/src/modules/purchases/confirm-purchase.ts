import type { Deps } from '../../deps.ts';
import { runOnce } from '../../http/idempotency.ts';
import { sideOf } from './deal-side.ts';
import { lockDeal } from './purchase.store.ts';
import { takeStep } from './take-step.ts';

/** The buyer says that everything is as promised. */
export async function confirmPurchase(
  deps: Deps,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const claim = { key, userId, endpoint: 'confirmPurchase', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, claim, async (tx) => {
    const deal = await lockDeal(tx, purchaseId);
    const by = { actor: sideOf(deal.purchase, userId), id: userId };
    await takeStep(tx, deps, deal, { transition: 'confirm', by });
    return { done: true };
  });
}
