import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { liveStatuses } from '../../../domain/listing/listing-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeListings } from './change-listings.ts';
import { type ListingRow, lockListing } from './listing.store.ts';
import { requireListingSlot } from './listing-slots.ts';
import { moveListing } from './move-listing.ts';
import { type Reviewer, refuseOwn } from './review-listing.ts';

type ListingDeps = Pick<Deps, 'db' | 'now' | 'market'>;

export interface StaffMove {
  listingId: string;
  reason: string;
  /** Runs in the same transaction: the report that the move belongs to. */
  inSameTransaction?: (tx: Tx) => Promise<void>;
}

/** Takes a listing off the market. The seller is notified of the reason, and may correct and submit it again. */
export function hideListing(deps: ListingDeps, reviewer: Reviewer, hiding: StaffMove): Promise<void> {
  return moveByStaff(deps, reviewer, hiding, {
    transition: 'hide',
    action: 'listing.hidden',
    event: 'listing_hidden',
    change: { rejectionReason: hiding.reason, featured: false },
    async check(tx, { id, status, hiddenAt }) {
      if (liveStatuses.some((live) => live === status)) return;
      const hiddenBy = hiddenAt === null ? undefined : await findHider(tx, id);
      const message =
        hiddenBy === undefined
          ? 'This listing is not on the market any more.'
          : `${hiddenBy} hid this listing already.`;
      throw new Refusal('state_conflict', { message });
    },
  });
}

/** The name of the member of staff who hid a listing. */
async function findHider(tx: Tx, listingId: string): Promise<string | undefined> {
  const event = await tx
    .selectFrom('listingEvents as event')
    .innerJoin('users as person', 'person.id', 'event.actorId')
    .select('person.name')
    .where('event.listingId', '=', listingId)
    .where('event.transition', '=', 'hide')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.name;
}

/**
 * Puts a hidden listing back on the market, as it was. It needs a free place in the plan of the seller again, as another
 * listing may have taken its place.
 */
export function unhideListing(deps: ListingDeps, reviewer: Reviewer, move: StaffMove): Promise<void> {
  return moveByStaff(deps, reviewer, move, {
    transition: 'unhide',
    action: 'listing.unhidden',
    event: 'listing_unhidden',
    change: {},
    async check(tx, { hiddenAt, sellerId }) {
      if (hiddenAt === null) throw new Refusal('listing_not_hidden');
      await requireListingSlot(tx, { sellerId, status: 'pending' });
    },
  });
}

/** Puts a posted listing into the review again, off the market until it is decided. */
export function sendListingBack(deps: ListingDeps, reviewer: Reviewer, move: StaffMove): Promise<void> {
  return moveByStaff(deps, reviewer, move, {
    transition: 'send_back',
    action: 'listing.sent_back',
    event: 'listing_sent_back',
    change: { featured: false },
    check: async () => {},
  });
}

interface MoveKind {
  transition: 'hide' | 'unhide' | 'send_back';
  action: `listing.${string}`;
  event: 'listing_hidden' | 'listing_unhidden' | 'listing_sent_back';
  change: { rejectionReason?: string; featured?: boolean };
  /** Refuses under the lock of the listing. */
  check: (tx: Tx, listing: ListingRow) => Promise<void>;
}

/** What signs in to the account stays sealed where it is in all of these moves. */
function moveByStaff(
  deps: ListingDeps,
  reviewer: Reviewer,
  wanted: StaffMove,
  kind: MoveKind,
): Promise<void> {
  const { listingId, reason } = wanted;
  return changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    refuseOwn(before, reviewer);
    await kind.check(tx, before);
    await wanted.inSameTransaction?.(tx);
    const now = deps.now();
    const listing = await moveListing(tx, {
      listing: before,
      transition: kind.transition,
      by: { actor: reviewer.role, id: reviewer.id },
      reason,
      now,
      change: kind.change,
    });
    await audit(tx, {
      actor: reviewer.actor,
      action: kind.action,
      subject: { kind: 'listing', id: listingId },
      before: { status: before.status },
      after: { status: listing.status, handle: listing.handle, platform: listing.platform },
      reason,
    });
    const { sellerId, handle, sellerActive: isOnMarket } = listing;
    await notify(tx, kind.event, sellerId, { handle, reason, isOnMarket }, now);
  });
}
