import type { StaffListing, StaffListingAction, StaffListingDetails } from '@oja/contract/staff-listing';
import type { Deps } from '../../../deps/deps.ts';
import { isEditable, listingProcess } from '../../../domain/listing/listing-process.ts';
import { followersText } from '../../../domain/listing/listing-texts.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findDuplicates } from './find-duplicates.ts';
import { hasHandoverNotes } from './listing-credentials.store.ts';
import { presentAccount, presentImages, presentRating } from './market/market-row.ts';
import { knownSignals, presentRisk } from './present-risk.ts';
import type { Reviewer } from './review-listing.ts';
import {
  countInterest,
  countOfSeller,
  readSellerFigures,
  readStaffListing,
  readTimeline,
  type StaffPage,
  type StaffRow,
} from './staff-listing.queries.ts';

function presentStaffListing(row: StaffRow, reviewer: Reviewer): StaffListing {
  return {
    ...presentAccount(row),
    username: row.handle,
    submitted_at: row.submittedAt.toISOString(),
    version: row.version,
    status: row.status,
    followers: followersText(row.followers),
    followers_count: row.followers,
    rejection_reason: row.rejectionReason,
    risk_signals: knownSignals(row.riskSignals ?? []),
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    seller: {
      id: row.sellerId,
      number: row.sellerNumber,
      name: row.sellerName,
      nickname: row.sellerNickname,
      email: row.sellerEmail,
      verified: row.sellerVerified,
    },
    actions: staffActions(row, reviewer),
  };
}

/** The actions of this member of staff, from the process table and the rule about own listings. */
function staffActions(row: StaffRow, reviewer: Reviewer): StaffListingAction[] {
  if (row.sellerId === reviewer.id) return [];
  const next = actionsOf(listingProcess, { status: row.status, actor: reviewer.role });
  const actions: StaffListingAction[] = [];
  if (next.includes('approve')) actions.push('approve', 'reject');
  if (next.includes('send_back')) actions.push('hide', 'send_back');
  if (row.hiddenAt !== null) actions.push('unhide');
  if (reviewer.role !== 'admin') return actions;
  if (isEditable(row.status)) actions.push('edit');
  if (next.includes('remove')) actions.push('remove');
  if (row.featured) actions.push('unfeature');
  else if (row.status === 'posted') actions.push('feature');
  return actions;
}

export function presentStaffPage({ rows, page, perPage, total }: StaffPage, reviewer: Reviewer) {
  const before = (page - 1) * perPage;
  return {
    data: rows.map((row) => presentStaffListing(row, reviewer)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    from: rows.length === 0 ? null : before + 1,
    to: rows.length === 0 ? null : before + rows.length,
  };
}

/** The listing as staff see it after a change. */
export async function readAndPresent(
  deps: Pick<Deps, 'db'>,
  listingId: string,
  reviewer: Reviewer,
): Promise<StaffListing> {
  const row = await readStaffListing(deps.db, listingId);
  if (row === undefined) throw new Refusal('not_found');
  return presentStaffListing(row, reviewer);
}

/** A listing with everything a reviewer needs for the decision. */
export async function showStaffListing(
  deps: Pick<Deps, 'db' | 'now'>,
  listingId: string,
  reviewer: Reviewer,
): Promise<StaffListingDetails> {
  const { db } = deps;
  const row = await readStaffListing(db, listingId);
  if (row === undefined) throw new Refusal('not_found');
  const [risk, interest, hasNotes, seller, listings, duplicates, timeline] = await Promise.all([
    presentRisk(deps, row),
    countInterest(db, listingId),
    hasHandoverNotes(db, listingId),
    readSellerFigures(db, row.sellerId),
    countOfSeller(db, row.sellerId),
    findDuplicates(db, row),
    readTimeline(db, listingId),
  ]);
  return {
    ...presentStaffListing(row, reviewer),
    ...interest,
    risk,
    has_handover_notes: hasNotes,
    needs_new_credentials: row.needsNewCredentials,
    seller_history: {
      member_since: seller.createdAt.toISOString(),
      status: seller.status,
      sales: seller.sales ?? 0,
      ...presentRating(seller),
      listings,
    },
    duplicates: duplicates.map(({ sellerId, sellerName, images, ...duplicate }) => ({
      ...duplicate,
      seller: { id: sellerId, name: sellerName },
      thumbnail: presentImages(images).thumbnail,
    })),
    timeline: timeline.map((event) => ({
      at: event.happenedAt.toISOString(),
      transition: event.transition,
      from: event.fromStatus,
      to: event.toStatus,
      by: event.name ?? event.actor,
      by_id: event.actorId,
      reason: event.reason,
    })),
  };
}
