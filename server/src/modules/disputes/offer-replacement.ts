import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Credentials } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import {
  isReplacement,
  lockDeal,
  noteEvent,
  requireSide,
  sealReplacement,
  stateConflict,
  updateDispute,
} from '../purchases/index.ts';

/** The seller gives new credentials. They wait, sealed, until staff decide that the buyer gets them. */
export async function offerReplacement(
  deps: Deps,
  input: { purchaseId: string; userId: string; credentials: Credentials },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockDeal(tx, input.purchaseId);
    requireSide(purchase, input.userId, 'seller');
    if (purchase.status !== 'disputed' || dispute === undefined) throw stateConflict(purchase);
    if (purchase.replacements > 0) throw new Refusal('replacement_used');
    const offered = { disputeId: dispute.id, credentials: input.credentials };
    // Sent again because the answer got lost: nothing is new, so nobody is told.
    if (dispute.replacement && isReplacement(deps.sealer, dispute.replacement, offered)) return;
    const now = deps.now();
    await updateDispute(tx, dispute.id, {
      replacement: sealReplacement(deps.sealer, offered),
      replacementAt: now,
      sellerAnsweredAt: dispute.sellerAnsweredAt ?? now,
    });
    await noteEvent(tx, {
      purchaseId: purchase.id,
      happenedAt: now,
      transition: 'offer_replacement',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: 'seller',
      actorId: input.userId,
      text: null,
    });
    const told = { handle: purchase.handle, purchaseId: purchase.id };
    await notify(tx, 'replacement_offered', purchase.buyerId, told, now);
  });
}
