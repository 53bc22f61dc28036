import { randomUUID } from 'node:crypto';
import { dayMs } from '@oja/contract/durations';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isBelowFloor, isOver, refuseNewOffer } from '../../../domain/offer/decide-offer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockListingShared, type OfferListingFacts } from '../listings/index.ts';
import { lapse } from './lapse-offers.ts';
import { countOffers, insertOffer, lockLiveOffer, moveOffer, type OfferRow } from './offer.store.ts';
import { notifyOfStep } from './offer-notifications.ts';

export interface OfferRequest {
  buyerId: string;
  listingId: string;
  amountKobo: number;
}

interface MadeOffer {
  offer: OfferRow;
  listing: OfferListingFacts;
}

/**
 * Makes an offer under the locks of the buyer and the listing. One below the seller's floor is recorded as declined,
 * and the seller hears nothing of it. `inSameTransaction` opens the conversation of an offer that stands, and may refuse
 * it.
 */
export async function makeOffer(
  deps: Pick<Deps, 'db' | 'now'>,
  request: OfferRequest,
  inSameTransaction: (tx: Tx, made: MadeOffer) => Promise<void>,
): Promise<OfferRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockActiveBuyer(tx, request.buyerId);
      const listing = await lockListingShared(tx, request.listingId);
      if (listing === undefined) throw new Refusal('not_found');
      const now = deps.now();
      const made = await insertDecided(tx, request, listing, now);
      if (isBelowFloor(request.amountKobo, listing)) {
        return moveOffer(tx, made, { transition: 'decline', by: 'floor', now });
      }
      await inSameTransaction(tx, { offer: made, listing });
      await notifyOfStep(tx, made, { transition: 'make', listing, now });
      return made;
    });
  } catch (error) {
    throw isUniqueViolation(error, 'offers_one_open') ? new Refusal('offer_open_already') : error;
  }
}

/** Locks the buyer's row, so that of several concurrent offers each counts the ones before it. */
async function lockActiveBuyer(tx: Tx, buyerId: string): Promise<void> {
  const buyer = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (buyer.status !== 'active') throw new Refusal('account_suspended');
}

async function insertDecided(
  tx: Tx,
  { buyerId, listingId, amountKobo }: OfferRequest,
  listing: OfferListingFacts,
  now: Date,
): Promise<OfferRow> {
  const live = await lockLiveOffer(tx, { buyerId, listingId });
  // The job has not run yet: the offer is over all the same, and makes room for the new one.
  const isStale = live !== undefined && isOver(live, now);
  if (isStale) await lapse(tx, { offer: live, listing, buyerActive: true, buyerBought: false }, now);
  const daySince = new Date(now.getTime() - dayMs);
  const refused = refuseNewOffer({
    buyerId,
    amountKobo,
    listing: { ...listing, wasPosted: listing.postedAt !== null },
    hasLiveOffer: live !== undefined && !isStale,
    ...(await countOffers(tx, { buyerId, listingId, now, daySince })),
  });
  if (refused) throw new Refusal(refused.code, refused);
  const { sellerId } = listing;
  return insertOffer(tx, { id: randomUUID(), listingId, buyerId, sellerId, amountKobo, createdAt: now }, now);
}
