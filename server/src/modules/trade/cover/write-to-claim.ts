import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { onceWithEvidence } from '../evidence/index.ts';
import { type PurchaseRow, requireSide } from '../purchases/index.ts';
import { type ClaimRow, findClaim, lockCover } from './cover.store.ts';

/** What one of the two people writes to an open claim. */
export interface ClaimText {
  claimId: string;
  userId: string;
  text: string;
  /** As sent: ids of uploaded pictures, or data URLs. */
  images: readonly string[];
}

interface Writing {
  claim: ClaimRow;
  purchase: PurchaseRow;
  imageIds: readonly string[];
  now: Date;
}

/** Writes to an open claim once per key, under the lock of its purchase. Returns the purchase. */
export async function writeToClaim(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  claimText: ClaimText & { idempotencyKey: string | undefined },
  { side, endpoint }: { side: 'buyer' | 'seller'; endpoint: 'answerClaim' | 'addClaimDetails' },
  write: (tx: Tx, writing: Writing) => Promise<void>,
): Promise<{ purchaseId: string }> {
  const { idempotencyKey: key, ...input } = claimText;
  const { claimId, userId, images } = input;
  const found = await findClaim(deps.db, claimId);
  const { purchaseId } = found;
  const keyedCall = { key, userId, endpoint, input, at: deps.now() };
  const check = async () => {
    requireSide(found, userId, side);
    if (found.status !== 'open') throw new Refusal('claim_state_conflict');
  };
  await onceWithEvidence(deps, { keyedCall, images, check }, async (tx, imageIds) => {
    const { purchase, claim } = await lockCover(tx, purchaseId);
    if (claim?.id !== claimId) throw new Refusal('claim_state_conflict');
    await write(tx, { claim, purchase, imageIds, now: deps.now() });
  });
  return { purchaseId };
}
