import type { Tx } from '../../../db/transaction.ts';
import { decideListingSlot } from '../../../domain/plan/decide-listing-slot.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockListingAllowance } from '../plans/index.ts';
import { requireMaySell } from '../recalls/index.ts';
import { countListings } from './listing.store.ts';

/**
 * Refuses a listing beyond the limit of the seller's plan. The subscription stays locked until the transaction ends, so
 * that of several concurrent listings each counts the ones before it.
 */
export async function requireListingSlot(
  tx: Tx,
  wanted: { sellerId: string; status: 'draft' | 'pending' },
): Promise<void> {
  if (wanted.status === 'pending') await requireMaySell(tx, wanted.sellerId);
  const allowance = await lockListingAllowance(tx, wanted.sellerId);
  const counts = await countListings(tx, wanted.sellerId);
  const refused = decideListingSlot({ status: wanted.status, ...allowance, ...counts });
  if (refused) throw new Refusal(refused.code, refused.message ? { message: refused.message } : {});
}
