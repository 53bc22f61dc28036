import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { liftHold } from '../../money/payouts/index.ts';
import { endOvertaken } from '../../platform/approvals/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { requireSide } from '../purchases/index.ts';
import { setClaimPictures } from './claim-pictures.ts';
import { findClaim, lockCover, lockTraders, updateClaim } from './cover.store.ts';
import { type ClaimText, writeToClaim } from './write-to-claim.ts';

/** The seller answers a claim; a later answer replaces the earlier one with its pictures. Returns the purchase. */
export function answerClaim(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  claimText: ClaimText & { idempotencyKey: string | undefined },
): Promise<{ purchaseId: string }> {
  const by = { side: 'seller', endpoint: 'answerClaim' } as const;
  return writeToClaim(deps, claimText, by, async (tx, { claim, purchase, imageIds, now }) => {
    const { id: claimId, sellerId, buyerId, purchaseId } = claim;
    await updateClaim(tx, claimId, { sellerAnswer: claimText.text, sellerAnsweredAt: now });
    await setClaimPictures(tx, { claimId, ownerId: sellerId, imageIds });
    await notify(tx, 'claim_answered', buyerId, { purchaseId, handle: purchase.handle }, now);
  });
}

/** The buyer takes a claim back: cover goes on, and the payouts of the seller with it. Returns the purchase. */
export async function withdrawClaim(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { claimId: string; buyerId: string },
): Promise<{ purchaseId: string }> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findClaim(tx, input.claimId);
    const { purchaseId, sellerId } = found;
    requireSide(found, input.buyerId, 'buyer');
    await lockTraders(tx, found);
    const { purchase, claim } = await lockCover(tx, purchaseId);
    if (claim?.id !== input.claimId) throw new Refusal('claim_state_conflict');
    const now = deps.now();
    await updateClaim(tx, claim.id, { status: 'withdrawn', endedAt: now });
    await endOvertaken(tx, { kinds: ['claim_decision'], subjectId: claim.id }, now);
    const { holdsPayouts } = claim;
    if (holdsPayouts) await liftHold(tx, { userId: sellerId, subjectId: claim.id, at: now });
    await notify(tx, 'claim_withdrawn', sellerId, { purchaseId, handle: purchase.handle, holdsPayouts }, now);
    return { purchaseId };
  });
}
