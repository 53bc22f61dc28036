import type { Deps } from '../../../deps/deps.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockPurchase } from './purchase.store.ts';
import { sideOf } from './purchase-side.ts';
import { takeStep } from './take-step.ts';

/** The buyer confirms the purchase. */
export async function confirmPurchase(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const claim = { key, userId, endpoint: 'confirmPurchase', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, claim, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const by = { actor: sideOf(locked.purchase, userId), id: userId };
    await takeStep(tx, deps, locked, { transition: 'confirm', by });
    return { done: true };
  });
}
