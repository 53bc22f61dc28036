import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';
import { lockUploadAllowance } from '../plans/index.ts';
import { countListings } from './listing.store.ts';

const unfinishedAtMost = 100;

/**
 * Refuses what the seller's plan has no room for. The subscription stays locked until the transaction ends, so of
 * several uploads at once each counts the ones before it.
 */
export async function requireUploadRoom(
  tx: Tx,
  wanted: { sellerId: string; status: 'draft' | 'pending' },
): Promise<void> {
  const { planId, uploadLimit } = await lockUploadAllowance(tx, wanted.sellerId);
  if (planId === null) throw new Refusal('seller_plan_required');
  const { live, unfinished } = await countListings(tx, wanted.sellerId);
  if (wanted.status === 'draft') {
    if (unfinished >= unfinishedAtMost) throw new Refusal('too_many_drafts');
    return;
  }
  if (uploadLimit !== null && live >= uploadLimit) {
    const listings = uploadLimit === 1 ? '1 live listing' : `${uploadLimit} live listings`;
    throw new Refusal('upload_limit_reached', {
      message: `Your plan has room for ${listings}. Choose a larger plan, or withdraw a listing first.`,
    });
  }
}
