import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { undoEnd } from '../../../domain/undo-window.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeListings } from './change-listings.ts';
import { type ListingRow, lockListing } from './listing.store.ts';
import { announceApproval } from './listing-job-specs.ts';
import { moveListing } from './move-listing.ts';

/** A member of staff: their role in the process, and their name in the audit log. */
export interface Reviewer {
  id: string;
  role: 'moderator' | 'admin';
  actor: Actor;
}

/** `undoable`: the seller and the saved searches are told only once the approval cannot be undone. */
export type Verdict =
  | { transition: 'approve'; undoable?: boolean }
  | { transition: 'reject'; reason: string | undefined };

/** The listing and the version that the reviewer saw; without a version, the present one. */
export interface Reviewed {
  listingId: string;
  version: number | undefined;
}

const defaultReason = 'It does not meet the rules of the market.';

/**
 * Decides about a pending listing. Of two concurrent decisions one wins. A decision about an older version than the
 * seller's last edit is refused.
 */
export async function reviewListing(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  { listingId, version }: Reviewed,
  verdict: Verdict,
): Promise<ListingRow> {
  return changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    refuseOwn(before, reviewer);
    if (before.status === 'pending' && version !== undefined && version !== before.version)
      throw new Refusal('listing_changed');
    const now = deps.now();
    const isUndoable = verdict.transition === 'approve' && verdict.undoable === true;
    const reason = verdict.transition === 'reject' ? (verdict.reason ?? defaultReason) : undefined;
    const listing = await moveListing(tx, {
      listing: before,
      transition: verdict.transition,
      by: { actor: reviewer.role, id: reviewer.id },
      reason,
      now,
      ...(isUndoable ? { alertAt: undoEnd(now) } : {}),
      change: reason === undefined ? {} : { rejectionReason: reason },
    });
    await audit(tx, {
      actor: reviewer.actor,
      action: verdict.transition === 'approve' ? 'listing.approved' : 'listing.rejected',
      subject: { kind: 'listing', id: listingId },
      before: { status: before.status },
      after: { status: listing.status, handle: listing.handle, platform: listing.platform },
      reason,
    });
    const { handle, sellerActive: isOnMarket } = listing;
    if (isUndoable) await announceLater(tx, listing, now);
    else if (reason === undefined)
      await notify(tx, 'listing_approved', listing.sellerId, { handle, isOnMarket }, now);
    else await notify(tx, 'listing_rejected', listing.sellerId, { handle, reason }, now);
    return listing;
  });
}

function announceLater(tx: Tx, { id: listingId }: ListingRow, now: Date): Promise<void> {
  const payload = { listingId, at: now.toISOString(), notificationId: randomUUID() };
  return enqueue(tx, announceApproval, payload, { runAt: undoEnd(now) });
}

export interface BulkResult {
  done: string[];
  refused: { id: string; code: string; message: string }[];
}

/** The listings that the reviewer selected, with the versions that they saw. */
interface Selection {
  ids: readonly string[];
  versions?: Readonly<Record<string, number>> | undefined;
}

/** `off_market` names the approved listings whose seller may not sell at present. */
export async function approveListings(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  { ids, versions }: Selection,
): Promise<BulkResult & { off_market: string[] }> {
  const offMarket: string[] = [];
  const result = await forEachListing(ids, async (listingId) => {
    const reviewed = { listingId, version: versions?.[listingId] };
    const listing = await reviewListing(deps, reviewer, reviewed, { transition: 'approve', undoable: true });
    if (!listing.sellerActive) offMarket.push(listingId);
  });
  return { ...result, off_market: offMarket };
}

export async function rejectListings(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  { ids, versions, reason }: Selection & { reason: string },
): Promise<BulkResult> {
  return forEachListing(ids, (listingId) => {
    const reviewed = { listingId, version: versions?.[listingId] };
    return reviewListing(deps, reviewer, reviewed, { transition: 'reject', reason });
  });
}

/** Each listing has a transaction of its own: one that cannot be decided does not hold up the others. */
export async function forEachListing(
  ids: readonly string[],
  useCase: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await useCase(id);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.refused.push({ id, code: error.code, message: error.message });
    }
  }
  return result;
}

/** A seller who became staff may still have listings. */
export function refuseOwn(listing: ListingRow, reviewer: Reviewer): void {
  if (listing.sellerId === reviewer.id) throw new Refusal('own_listing_refused');
}
