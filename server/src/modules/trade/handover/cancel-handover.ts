import type { Deps } from '../../../deps/deps.ts';
import { cancelTimeOf } from '../../../domain/handover/handover-actions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { requireSide, takeStep } from '../purchases/index.ts';
import { type LockedHandover, lockHandover } from './lock-handover.ts';

/** The buyer cancels a purchase whose seller did not begin the hand-over in time; the whole price is refunded. */
export async function cancelHandover(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, userId } = input;
  const keyedCall = {
    key: idempotencyKey,
    userId,
    endpoint: 'cancelHandover',
    input: purchaseId,
    at: deps.now(),
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const handover = await lockHandover(tx, deps, input);
    requireSide(handover.purchase, userId, 'buyer');
    checkCancel(handover);
    await takeStep(tx, deps, handover.locked, {
      transition: 'cancel_handover',
      by: { actor: 'buyer', id: userId },
      text: 'The seller did not begin the hand-over.',
    });
    return { done: true };
  });
}

function checkCancel({ plan, progress, facts, now }: LockedHandover): void {
  // In the specified flow the account was handed over with the purchase.
  const from = plan && cancelTimeOf(facts, progress);
  if (!from) throw new Refusal('handover_begun');
  if (now >= from) return;
  const message = `The seller has until ${whenSentence(from)} to begin the hand-over.`;
  throw new Refusal('handover_cancel_too_early', { message });
}
