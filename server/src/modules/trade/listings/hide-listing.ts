import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { liveStatuses } from '../../../domain/listing/listing-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeListings } from './change-listings.ts';
import { lockListing } from './listing.store.ts';
import { moveListing } from './move-listing.ts';
import { type Reviewer, refuseOwn } from './review-listing.ts';

/** Takes a listing off the market. The seller is notified of the reason, and may correct and submit it again. */
export async function hideListing(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  hiding: { listingId: string; reason: string; inSameTransaction: (tx: Tx) => Promise<void> },
): Promise<void> {
  const { listingId, reason } = hiding;
  await changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    refuseOwn(before, reviewer);
    if (!liveStatuses.some((status) => status === before.status)) {
      throw new Refusal('state_conflict', { message: 'This listing is not on the market any more.' });
    }
    await hiding.inSameTransaction(tx);
    const now = deps.now();
    const listing = await moveListing(tx, {
      listing: before,
      transition: 'hide',
      by: { actor: reviewer.role, id: reviewer.id },
      reason,
      now,
      change: { rejectionReason: reason, featured: false },
    });
    await audit(tx, {
      actor: reviewer.actor,
      action: 'listing.hidden',
      subject: { kind: 'listing', id: listingId },
      before: { status: before.status },
      after: { status: listing.status, handle: listing.handle, platform: listing.platform },
      reason,
    });
    await notify(tx, 'listing_hidden', listing.sellerId, { handle: listing.handle, reason }, now);
  });
}
