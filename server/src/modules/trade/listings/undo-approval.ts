import { staffStatusLabels } from '@oja/contract/listing-labels';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isUndoable } from '../../../domain/undo-window.ts';
import { defineJob } from '../../../jobs/job.ts';
import { audit } from '../../platform/audit/index.ts';
import { draftNotification, notifyOnce } from '../../platform/notifications/index.ts';
import { changeListings } from './change-listings.ts';
import { type ListingRow, lockListing } from './listing.store.ts';
import { announceApproval } from './listing-job-specs.ts';
import { moveListing } from './move-listing.ts';
import type { Reviewer } from './review-listing.ts';

/**
 * Takes an approval back within seconds, as if it had not been given: the listing waits for review at its old place. The
 * seller was not told of the approval yet. Refused once anything happened to the listing on the market.
 */
export async function undoApproval(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  listingId: string,
): Promise<void> {
  await changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    const now = deps.now();
    const approvedAt = await requireUndoable(tx, { listing: before, reviewer, now });
    const isFirst = before.postedAt?.getTime() === approvedAt.getTime();
    const listing = await moveListing(tx, {
      listing: before,
      transition: 'undo_approval',
      by: { actor: reviewer.role, id: reviewer.id },
      now,
      change: isFirst ? { postedAt: null } : {},
    });
    await audit(tx, {
      actor: reviewer.actor,
      action: 'listing.approval_undone',
      subject: { kind: 'listing', id: listingId },
      before: { status: before.status },
      after: { status: listing.status, handle: listing.handle, platform: listing.platform },
    });
  });
}

async function requireUndoable(
  tx: Tx,
  { listing, reviewer, now }: { listing: ListingRow; reviewer: Reviewer; now: Date },
): Promise<Date> {
  const last = await tx
    .selectFrom('listingEvents')
    .select(['transition', 'actorId', 'happenedAt'])
    .where('listingId', '=', listing.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.transition !== 'approve') {
    throw new Refusal('undo_refused', {
      message: `${listing.handle} reads ${staffStatusLabels[listing.status]} now.`,
    });
  }
  if (last.actorId !== reviewer.id) {
    throw new Refusal('undo_refused', { message: 'Another member of staff approved it.' });
  }
  if (!isUndoable(last.happenedAt, now)) {
    throw new Refusal('undo_too_late', {
      message: 'The time to undo this is over. Please hide the listing or send it back to review.',
    });
  }
  // An offer locks the listing before it is made, so none can come between this and the end of the transaction.
  const offer = await tx
    .selectFrom('offers')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('createdAt', '>=', last.happenedAt)
    .limit(1)
    .executeTakeFirst();
  if (offer)
    throw new Refusal('undo_refused', { message: `There is an offer for ${listing.handle} already.` });
  return last.happenedAt;
}

/** Tells the seller of an approval while the listing stands on the market because of it. */
export const announceApprovalJob = defineJob({
  ...announceApproval,
  async run(deps, { listingId, at, notificationId }) {
    await inTransaction(deps.db, async (tx) => {
      const listing = await lockListing(tx, listingId).catch(ignoreRemoved);
      if (listing?.status !== 'posted') return;
      const approvedAt = await readLastApproval(tx, listingId);
      if (approvedAt?.getTime() !== Date.parse(at)) return;
      const { sellerId, handle, sellerActive: isOnMarket } = listing;
      const data = { handle, isOnMarket };
      const draft = { ...draftNotification('listing_approved', sellerId, data), id: notificationId };
      await notifyOnce(tx, draft, deps.now());
    });
  },
});

async function readLastApproval(tx: Tx, listingId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('listingEvents')
    .select('happenedAt')
    .where('listingId', '=', listingId)
    .where('transition', 'in', ['approve', 'unhide'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.happenedAt;
}

/** A removed listing has no approval to tell of. */
function ignoreRemoved(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
