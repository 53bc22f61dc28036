import type { Deps } from '../../../deps/deps.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockPurchase, sideOf, takeStep } from '../purchases/index.ts';

/** The buyer withdraws the dispute, which confirms the purchase. */
export async function withdrawDispute(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const claim = { key, userId, endpoint: 'withdrawDispute', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, claim, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const actor = sideOf(locked.purchase, userId);
    await takeStep(tx, deps, locked, { transition: 'withdraw_dispute', by: { actor, id: userId } });
    return { done: true };
  });
}
