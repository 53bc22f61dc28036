import type { TraderSide } from '@oja/contract/offers';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Offers } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { dueAfter } from '../../../domain/offer/decide-offer.ts';
import { actorOf, type OfferTransition, offerProcess } from '../../../domain/offer/offer-process.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockListingShared, type OfferListingFacts } from '../listings/index.ts';

export type OfferRow = Selectable<Offers>;

/** An offer with what decides about it, read under the locks of the listing and of the offer. */
export interface LockedOffer {
  offer: OfferRow;
  listing: OfferListingFacts;
  buyerActive: boolean;
  /** At the asking price, past this offer. */
  buyerBought: boolean;
}

/** An offer waits for an answer, or for the payment of the agreed price. */
export const isLive = sql<boolean>`(
  offers.status in ('offered', 'countered') or (offers.status = 'accepted' and offers.purchase_id is null))`;

/**
 * Locks an offer in the one order that all use cases follow: listing, offer. A purchase locks the listing for update,
 * so an answer and a sale never overlap. The listing of an offer never changes.
 */
export async function lockOffer(tx: Tx, offerId: string): Promise<LockedOffer> {
  const found = await tx
    .selectFrom('offers')
    .select('listingId')
    .where('id', '=', offerId)
    .executeTakeFirst();
  const listing = found && (await lockListingShared(tx, found.listingId));
  if (listing === undefined) throw new Refusal('not_found');
  const { buyerStatus, buyerBought, ...offer } = await tx
    .selectFrom('offers')
    .innerJoin('users as buyer', 'buyer.id', 'offers.buyerId')
    .selectAll('offers')
    .select(['buyer.status as buyerStatus', hasBought.as('buyerBought')])
    .where('offers.id', '=', offerId)
    .forUpdate('offers')
    .executeTakeFirstOrThrow();
  return { offer, listing, buyerActive: buyerStatus === 'active', buyerBought };
}

const hasBought = sql<boolean>`exists (
  select from purchases p
   where p.buyer_id = offers.buyer_id and p.listing_id = offers.listing_id and p.created_at >= offers.created_at)`;

/** The offer of a buyer for a locked listing that is not over, if there is one. */
export function lockLiveOffer(
  tx: Tx,
  of: { buyerId: string; listingId: string },
): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('offers')
    .selectAll()
    .where('buyerId', '=', of.buyerId)
    .where('listingId', '=', of.listingId)
    .where(isLive)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertOffer(
  tx: Tx,
  offer: Omit<Insertable<Offers>, 'status' | 'proposedBy' | 'dueAt' | 'changedAt'>,
  now: Date,
): Promise<OfferRow> {
  const { to } = offerProcess.make;
  const row = await tx
    .insertInto('offers')
    .values({ ...offer, status: to, proposedBy: 'buyer', dueAt: dueAfter(now), changedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('offerEvents')
    .values({
      offerId: row.id,
      happenedAt: now,
      transition: 'make',
      fromStatus: null,
      toStatus: to,
      actor: 'buyer',
      amountKobo: row.amountKobo,
    })
    .execute();
  return row;
}

export interface OfferStep {
  transition: Exclude<OfferTransition, 'make'>;
  by: TraderSide | 'floor' | 'clock' | 'purchase';
  /** The columns that change along with the status. */
  change?: Pick<Updateable<Offers>, 'amountKobo' | 'proposedBy' | 'counters' | 'purchaseId'>;
  /** Read after the locks are held. */
  now: Date;
}

/** Moves a locked offer to its next status, as the process table allows, and records the event. */
export async function moveOffer(tx: Tx, before: OfferRow, step: OfferStep): Promise<OfferRow> {
  const { transition, by, now } = step;
  const actor = by === 'buyer' || by === 'seller' ? actorOf(by, before.proposedBy) : by;
  const move = decideMove(offerProcess, transition, { status: before.status, actor });
  if (move.kind !== 'allowed') throw new Error(`offer ${before.id} cannot ${transition}: ${move.kind}`);
  const dueAt = offerProcess[transition].renews ? dueAfter(now) : before.dueAt;
  const change = { ...step.change, status: move.to, dueAt, changedAt: now };
  const after = await tx
    .updateTable('offers')
    .set(change)
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) throw new Error(`offer ${before.id} is not ${before.status} any more`);
  await tx
    .insertInto('offerEvents')
    .values({
      offerId: before.id,
      happenedAt: now,
      transition,
      fromStatus: before.status,
      toStatus: move.to,
      actor: by,
      amountKobo: after.amountKobo,
    })
    .execute();
  return after;
}

/** How many offers of the buyer count against the limits. */
export async function countOffers(
  tx: Tx,
  of: { buyerId: string; listingId: string; now: Date; daySince: Date },
): Promise<{ openOffers: number; madeForListing: number }> {
  const counted = await tx
    .selectNoFrom((select) => [
      select
        .selectFrom('offers')
        .select((row) => row.fn.countAll<number>().as('open'))
        .where('buyerId', '=', of.buyerId)
        .where('status', 'in', ['offered', 'countered'])
        .where('dueAt', '>', of.now)
        .$asScalar()
        .$notNull()
        .as('openOffers'),
      select
        .selectFrom('offers')
        .select((row) => row.fn.countAll<number>().as('made'))
        .where('buyerId', '=', of.buyerId)
        .where('listingId', '=', of.listingId)
        .where('createdAt', '>', of.daySince)
        .$asScalar()
        .$notNull()
        .as('madeForListing'),
    ])
    .executeTakeFirstOrThrow();
  return counted;
}
