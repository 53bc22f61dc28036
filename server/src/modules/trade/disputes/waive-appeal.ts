import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hasWaived, isRulingDue, paysSeller, refuseWaiver } from '../../../domain/dispute/decide-appeal.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isReleaseHeld, lockPurchase, recordEvent, sideOf } from '../purchases/index.ts';
import { executeLockedRuling } from './execute-rulings.ts';
import { lockRuling, updateRuling } from './ruling.store.ts';

/**
 * A side gives up its appeal. When no side can appeal any more, the ruling is carried out at once, unless it pays the
 * seller while a bank asks the buyer for a payment back; then the clock does it.
 */
export async function waiveAppeal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  { purchaseId, userId }: { purchaseId: string; userId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const isHeld = await isReleaseHeld(tx, purchaseId);
    const locked = await lockPurchase(tx, purchaseId);
    const { purchase, dispute } = locked;
    const side = sideOf(purchase, userId);
    if (dispute === undefined) throw new Refusal('ruling_not_waiting');
    const ruling = await lockRuling(tx, dispute.id);
    const refused = refuseWaiver({ side, terms: purchase, ruling });
    if (refused || ruling === undefined) throw new Refusal(refused ?? 'ruling_not_waiting');
    if (hasWaived(side, ruling)) return;
    const now = deps.now();
    const waived = side === 'buyer' ? { buyerWaivedAt: now } : { sellerWaivedAt: now };
    await updateRuling(tx, ruling.id, waived);
    const by = { actor: side, id: userId };
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'waive_appeal',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: by.actor,
      actorId: by.id,
      text: null,
    });
    const after = { ...ruling, ...waived };
    if (isRulingDue(purchase, after, now) && !(isHeld && paysSeller(purchase, after)))
      await executeLockedRuling(tx, deps, locked, { ruling: after, transition: 'execute', by });
  });
}
