import { disputeWithdrawalsAtMost } from '@oja/contract/dispute-terms';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockPurchase, sideOf, takeStep } from '../purchases/index.ts';
import { refuseRuled } from './ruling.store.ts';

/** The buyer withdraws the dispute. The purchase goes on with the time that was left; no money moves. */
export async function withdrawDispute(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const keyedCall = { key, userId, endpoint: 'withdrawDispute', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const actor = sideOf(locked.purchase, userId);
    const { dispute, purchase } = locked;
    if (actor === 'buyer' && purchase.status === 'disputed' && dispute) {
      await refuseRuled(tx, dispute.id);
      await refuseTooMany(tx, purchaseId);
    }
    await takeStep(tx, deps, locked, { transition: 'withdraw_dispute', by: { actor, id: userId } });
    return { done: true };
  });
}

/** Without a limit, a buyer could hold the money of the seller for ever by opening and withdrawing. */
async function refuseTooMany(tx: Tx, purchaseId: string): Promise<void> {
  const { withdrawn } = await tx
    .selectFrom('disputes')
    .select((select) => select.fn.countAll<number>().as('withdrawn'))
    .where('purchaseId', '=', purchaseId)
    .where('outcome', '=', 'withdrawn')
    .executeTakeFirstOrThrow();
  if (withdrawn >= disputeWithdrawalsAtMost) throw new Refusal('dispute_withdrawals_used');
}
