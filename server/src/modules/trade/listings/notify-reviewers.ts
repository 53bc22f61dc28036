import { staffWith } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import type { ListingRow } from './listing.store.ts';

/** Notifies all who review listings of a pending one, except its seller. */
export async function notifyReviewers(tx: Tx, listing: ListingRow, now: Date): Promise<void> {
  const data = { listingId: listing.id, handle: listing.handle, platform: listing.platform };
  const reviewers = (await listStaff(tx, staffWith('listings'))).filter((id) => id !== listing.sellerId);
  const notifications = reviewers.map((id) => draftNotification('listing_pending', id, data));
  await notifyAll(tx, notifications, now);
}
