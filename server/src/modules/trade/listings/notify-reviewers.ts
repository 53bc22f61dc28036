import type { Tx } from '../../../db/transaction.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import type { ListingRow } from './listing.store.ts';

/** Notifies all staff of a pending listing, except its seller. */
export async function notifyReviewers(tx: Tx, listing: ListingRow, now: Date): Promise<void> {
  const data = { listingId: listing.id, handle: listing.handle, platform: listing.platform };
  const reviewers = (await listStaff(tx, ['moderator', 'admin'])).filter((id) => id !== listing.sellerId);
  const notifications = reviewers.map((id) => draftNotification('listing_pending', id, data));
  await notifyAll(tx, notifications, now);
}
