import type { Deps } from '../../deps.ts';
import { runOnce } from '../../http/idempotency.ts';
import { lockDeal, sideOf, takeStep } from '../purchases/index.ts';

/** The buyer takes the dispute back, and with it confirms the purchase. */
export async function withdrawDispute(
  deps: Deps,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const claim = { key, userId, endpoint: 'withdrawDispute', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, claim, async (tx) => {
    const deal = await lockDeal(tx, purchaseId);
    const actor = sideOf(deal.purchase, userId);
    await takeStep(tx, deps, deal, { transition: 'withdraw_dispute', by: { actor, id: userId } });
    return { done: true };
  });
}
