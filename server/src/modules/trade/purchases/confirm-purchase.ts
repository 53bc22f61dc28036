import { confirmSentence } from '@oja/contract/handover-labels';
import { isSameSentence } from '@oja/contract/same-sentence';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseConfirm } from '../../../domain/handover/handover-actions.ts';
import { handoverProgress } from '../../../domain/handover/handover-progress.ts';
import { stageOfHandover } from '../../../domain/purchase/stage-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { readHandoverFacts } from './handover.store.ts';
import { lockPurchase, type PurchaseRow } from './purchase.store.ts';
import { sideOf } from './purchase-side.ts';
import { isReleaseHeld } from './release-hold.ts';
import { takeStep } from './take-step.ts';

/** The buyer confirms the purchase. A hand-over with a plan must be finished; its buyer ticks the steps off. */
export async function confirmPurchase(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: {
    purchaseId: string;
    userId: string;
    /** As typed by the buyer. */
    sentence?: string | undefined;
    idempotencyKey: string | undefined;
  },
): Promise<void> {
  const { purchaseId, userId, idempotencyKey: key } = input;
  const keyedCall = { key, userId, endpoint: 'confirmPurchase', input: purchaseId, at: deps.now() };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const isHeld = await isReleaseHeld(tx, purchaseId);
    let locked = await lockPurchase(tx, purchaseId);
    const by = { actor: sideOf(locked.purchase, userId), id: userId };
    const { status } = locked.purchase;
    if (by.actor === 'buyer' && status === 'pending') {
      locked = { ...locked, purchase: await finishHandover(tx, deps, locked.purchase, input.sentence) };
      if (isHeld) throw new Refusal('release_waiting');
    }
    await takeStep(tx, deps, locked, { transition: 'confirm', by });
    return { done: true };
  });
}

/** The purchase in the stage of its inspection, which may have begun since the clock last looked; refused before that. */
async function finishHandover(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  purchase: PurchaseRow,
  sentence: string | undefined,
): Promise<PurchaseRow> {
  const facts = await readHandoverFacts(tx, purchase);
  if (facts === undefined) return purchase;
  const now = deps.now();
  const isSentenceTyped = sentence !== undefined && isSameSentence(sentence, confirmSentence);
  const code = refuseConfirm(handoverProgress(facts, now), { isSentenceTyped, now });
  if (code !== undefined) throw new Refusal(code);
  return { ...purchase, stage: stageOfHandover(purchase.stage, true) };
}
