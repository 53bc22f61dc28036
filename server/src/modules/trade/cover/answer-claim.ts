import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { liftHold } from '../../money/payouts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { requireSide } from '../purchases/index.ts';
import { findClaim, lockCover, lockTraders, updateClaim } from './cover.store.ts';

export interface ClaimAnswer {
  claimId: string;
  sellerId: string;
  text: string;
}

/** The seller answers a claim; a later answer replaces the earlier one. Returns the purchase. */
export async function answerClaim(
  deps: Pick<Deps, 'db' | 'now'>,
  input: ClaimAnswer & { idempotencyKey: string | undefined },
): Promise<{ purchaseId: string }> {
  const { idempotencyKey: key, ...answer } = input;
  const once = { key, userId: answer.sellerId, endpoint: 'answerClaim', input: answer, at: deps.now() };
  return runOnce(deps.db, once, async (tx) => {
    const { purchaseId, ...found } = await findClaim(tx, answer.claimId);
    requireSide(found, answer.sellerId, 'seller');
    const { purchase, claim } = await lockCover(tx, purchaseId);
    if (claim?.id !== answer.claimId) throw new Refusal('claim_state_conflict');
    const now = deps.now();
    await updateClaim(tx, claim.id, { sellerAnswer: answer.text, sellerAnsweredAt: now });
    const { handle, buyerId } = purchase;
    await notify(tx, 'claim_answered', buyerId, { purchaseId, handle }, now);
    return { purchaseId };
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
    await liftHold(tx, { userId: sellerId, subjectId: claim.id, at: now });
    await notify(tx, 'claim_withdrawn', sellerId, { purchaseId, handle: purchase.handle }, now);
    return { purchaseId };
  });
}
