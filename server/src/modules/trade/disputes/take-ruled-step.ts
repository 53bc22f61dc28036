import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type LockedPurchase, type Step, takeStep } from '../purchases/index.ts';
import { recordRecall } from '../recalls/index.ts';

/** Takes the step of a ruling. An account that went back to its seller counts as a recall once the ruling is carried out. */
export async function takeRuledStep(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  step: Step,
): Promise<void> {
  if (step.transition === 'favor_buyer' && locked.dispute?.reason === 'account_recovered') {
    const { id: purchaseId, sellerId } = locked.purchase;
    await recordRecall(tx, { purchaseId, sellerId, source: 'dispute', happenedAt: deps.now() });
  }
  await takeStep(tx, deps, locked, step);
}
