import { staffStatusLabels } from '@oja/contract/listing-labels';
import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import {
  type ListingActor,
  type ListingTransition,
  listingProcess,
  type StoredListingStatus,
} from '../../../domain/listing/listing-process.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { ListingChange, ListingRow } from './listing.store.ts';
import { matchListing } from './listing-job-specs.ts';

/** The columns of a listing that decide a move. */
export type MovableListing = Pick<ListingRow, 'id' | 'sellerId' | 'handle' | 'status' | 'postedAt'>;

export interface ListingMove {
  /** As locked in this transaction. */
  listing: MovableListing;
  transition: ListingTransition;
  by: { actor: ListingActor; id: string | null };
  reason?: string;
  /** Read after the lock is held. */
  now: Date;
  /** When saved searches are told of a listing that comes on the market; at once without it. */
  alertAt?: Date;
  /** The columns that change along with the status. */
  change?: ListingChange;
}

/**
 * Moves a listing to its next status, as the process table allows, and records the event. Every change of a status goes
 * through here. A refund (`give_back`) requires new credentials before the next submission. The caches of the market
 * are not invalidated here, because purchases move money: they call `deps.market.changed()` after their commit.
 */
export async function moveListing(tx: Tx, move: ListingMove): Promise<ListingRow> {
  const { listing, transition, by, now } = move;
  const decision = decideMove(listingProcess, transition, { status: listing.status, actor: by.actor });
  if (decision.kind === 'wrong_actor') throw new Refusal('access_denied');
  if (decision.kind === 'wrong_status') throw refusalFor(transition, decision.status);
  const event = eventRow({ ...move, from: listing.status, to: decision.to });
  const change = {
    ...move.change,
    // Where no login details were handed over, the buyer has seen none.
    ...(transition === 'give_back'
      ? { needsNewCredentials: sql<boolean>`handover_kind = 'credentials'` }
      : {}),
    ...companions(listing, transition, now),
    hiddenAt: transition === 'hide' && listing.status === 'posted' ? now : null,
    status: decision.to,
    updatedAt: now,
  };
  const moved = await tx
    .with('event', (part) => part.insertInto('listingEvents').values(event))
    .updateTable('listings')
    .set(change)
    .where('id', '=', listing.id)
    .returningAll()
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (moved === undefined) throw new Error(`listing ${listing.id} is gone, though it is locked`);
  if (decision.to === 'posted') {
    const options = move.alertAt ? { runAt: move.alertAt } : {};
    await enqueue(tx, matchListing, { listingId: listing.id, at: now.toISOString() }, options);
  }
  if (transition === 'give_back') {
    const { handle } = listing;
    const { needsNewCredentials } = moved;
    await notify(tx, 'listing_returned', listing.sellerId, { handle, needsNewCredentials }, now);
  }
  return moved;
}

type NewEvent = Pick<ListingMove, 'listing' | 'transition' | 'by' | 'reason' | 'now'> & {
  from: StoredListingStatus | null;
  to: StoredListingStatus;
};

/** Adds an event to the history of a listing. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insertInto('listingEvents').values(eventRow(event)).execute();
}

function eventRow(event: NewEvent) {
  return {
    listingId: event.listing.id,
    happenedAt: event.now,
    transition: event.transition,
    fromStatus: event.from,
    toStatus: event.to,
    actorId: event.by.id,
    actor: event.by.actor,
    reason: event.reason ?? null,
  };
}

/** The columns that a transition changes itself. The first approval sets the date; a purchase clears it. */
function companions(listing: MovableListing, transition: ListingTransition, now: Date): ListingChange {
  const row = listingProcess[transition];
  const sale = 'sale' in row ? { saleOpen: row.sale === 'opens' } : {};
  switch (transition) {
    case 'submit':
    case 'recheck':
    case 'send_back':
      return { submittedAt: now, rejectionReason: null };
    case 'approve':
      return { postedAt: listing.postedAt ?? now, rejectionReason: null };
    case 'unhide':
      return { rejectionReason: null };
    case 'give_back':
      return { ...sale, postedAt: null, featured: false };
    case 'remove':
      return { featured: false };
    default:
      return sale;
  }
}

function refusalFor(transition: ListingTransition, status: StoredListingStatus): Refusal {
  if (transition === 'approve' || transition === 'reject') return new Refusal('listing_not_pending');
  if (transition === 'remove') return new Refusal('listing_in_sale');
  return new Refusal('listing_move_refused', {
    message: `A listing with the status ${staffStatusLabels[status]} cannot take that step.`,
  });
}
