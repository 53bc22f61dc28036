import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { liftHold } from '../../money/payouts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { onceWithEvidence } from '../evidence/index.ts';
import { requireSide } from '../purchases/index.ts';
import { setClaimPictures } from './claim-pictures.ts';
import { findClaim, lockCover, lockTraders, updateClaim } from './cover.store.ts';

export interface ClaimAnswer {
  claimId: string;
  sellerId: string;
  text: string;
  /** As sent: ids of uploaded pictures, or data URLs. */
  images: readonly string[];
}

/** The seller answers a claim; a later answer replaces the earlier one with its pictures. Returns the purchase. */
export async function answerClaim(
  deps: Deps,
  input: ClaimAnswer & { idempotencyKey: string | undefined },
): Promise<{ purchaseId: string }> {
  const { idempotencyKey: key, ...answer } = input;
  const { claimId, sellerId, text, images } = answer;
  const found = await findClaim(deps.db, claimId);
  const { purchaseId } = found;
  const once = { key, userId: sellerId, endpoint: 'answerClaim', input: answer, at: deps.now() };
  const check = async () => {
    requireSide(found, sellerId, 'seller');
    if (found.status !== 'open') throw new Refusal('claim_state_conflict');
  };
  await onceWithEvidence(deps, { claim: once, images, check }, async (tx, imageIds) => {
    const { purchase, claim } = await lockCover(tx, purchaseId);
    if (claim?.id !== claimId) throw new Refusal('claim_state_conflict');
    const now = deps.now();
    await updateClaim(tx, claimId, { sellerAnswer: text, sellerAnsweredAt: now });
    await setClaimPictures(tx, { claimId, ownerId: sellerId, imageIds });
    const { handle, buyerId } = purchase;
    await notify(tx, 'claim_answered', buyerId, { purchaseId, handle }, now);
  });
  return { purchaseId };
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
    await liftHold(tx, { userId: sellerId, subjectId: claim.id, at: now });
    await notify(tx, 'claim_withdrawn', sellerId, { purchaseId, handle: purchase.handle }, now);
    return { purchaseId };
  });
}
