import type { Tx } from '../../db/transaction.ts';
import { listStaff, notifyAll, toTell } from '../notifications/index.ts';
import type { ListingRow } from './listing.store.ts';

/** Everybody who may review hears of a listing that waits; its seller, should they be staff by now, does not. */
export async function tellReviewers(tx: Tx, listing: ListingRow, now: Date): Promise<void> {
  const data = { handle: listing.handle, platform: listing.platform };
  const reviewers = (await listStaff(tx, ['moderator', 'admin'])).filter((id) => id !== listing.sellerId);
  const told = reviewers.map((id) => toTell('listing_pending', id, data));
  await notifyAll(tx, told, now);
}
