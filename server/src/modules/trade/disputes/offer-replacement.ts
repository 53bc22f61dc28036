import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { Credentials } from '../listings/index.ts';
import {
  isReplacement,
  lockPurchase,
  recordEvent,
  requireSide,
  sealReplacement,
  stateConflict,
  updateDispute,
} from '../purchases/index.ts';

/** The seller offers new credentials. They are stored sealed until staff decide that the buyer gets them. */
export async function offerReplacement(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; credentials: Credentials },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, input.purchaseId);
    requireSide(purchase, input.userId, 'seller');
    if (purchase.status !== 'disputed' || dispute === undefined) throw stateConflict(purchase);
    if (purchase.handoverKind !== 'credentials') throw new Refusal('replacement_impossible');
    if (purchase.replacements > 0) throw new Refusal('replacement_used');
    const offered = { disputeId: dispute.id, credentials: input.credentials };
    // The same credentials again are a retry: nothing changes, and no notification is sent.
    if (dispute.replacement && isReplacement(deps.sealer, dispute.replacement, offered)) return;
    const now = deps.now();
    await updateDispute(tx, dispute.id, {
      replacement: sealReplacement(deps.sealer, offered),
      replacementAt: now,
      sellerAnsweredAt: dispute.sellerAnsweredAt ?? now,
    });
    await recordEvent(tx, {
      purchaseId: purchase.id,
      happenedAt: now,
      transition: 'offer_replacement',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: 'seller',
      actorId: input.userId,
      text: null,
    });
    const data = { handle: purchase.handle, purchaseId: purchase.id };
    await notify(tx, 'replacement_offered', purchase.buyerId, data, now);
  });
}
