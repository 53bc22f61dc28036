import type { Tx } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import type { ListingRow } from './listing.store.ts';

/** Everybody who may review hears of a listing that waits; its seller, should they be staff by now, does not. */
export async function tellReviewers(tx: Tx, listing: ListingRow, now: Date): Promise<void> {
  const reviewers = await tx
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['moderator', 'admin'])
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .where('id', '!=', listing.sellerId)
    .execute();
  const data = { handle: listing.handle, platform: listing.platform };
  for (const { id } of reviewers) await notify(tx, 'listing_pending', id, data, now);
}
