import { claimTerms } from '@oja/contract/cover-labels';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { notify } from '../../platform/notifications/index.ts';
import { setClaimPictures } from './claim-pictures.ts';
import { type ClaimRow, updateClaim } from './cover.store.ts';
import { type ClaimText, writeToClaim } from './write-to-claim.ts';

/**
 * The buyer adds to an open claim, above all to one that a single tap opened. What stands stays, because the seller may
 * have answered it already. Returns the purchase.
 */
export function addClaimDetails(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  claimText: ClaimText & { idempotencyKey: string | undefined },
): Promise<{ purchaseId: string }> {
  const by = { side: 'buyer', endpoint: 'addClaimDetails' } as const;
  return writeToClaim(deps, claimText, by, async (tx, { claim, purchase, imageIds: added, now }) => {
    const { id: claimId, buyerId, sellerId, purchaseId } = claim;
    const details = `${claim.details}\n\nAdded on ${whenSentence(now)}:\n${claimText.text}`;
    const imageIds = [...new Set([...(await readOwnPictures(tx, claim)), ...added])];
    if (details.length > claimTerms.detailsInAllLength || imageIds.length > claimTerms.picturesInAll) {
      throw new Refusal('claim_details_full');
    }
    await updateClaim(tx, claimId, { details });
    await setClaimPictures(tx, { claimId, ownerId: buyerId, imageIds });
    await notify(tx, 'claim_details_added', sellerId, { purchaseId, handle: purchase.handle }, now);
  });
}

async function readOwnPictures(tx: Tx, { id, buyerId }: ClaimRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('disputeImages')
    .select('id')
    .where('claimId', '=', id)
    .where('ownerId', '=', buyerId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.id);
}
