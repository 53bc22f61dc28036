import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { whyLapsed } from '../../../domain/offer/decide-offer.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { isLive, type LockedOffer, lockOffer, moveOffer } from './offer.store.ts';
import { notifyOfLapse } from './offer-notifications.ts';

/**
 * Runs every minute and ends offers whose time is up or whose account is sold, and those that wait for an answer
 * although the listing has left the market or the buyer cannot trade any more. No decision depends on it: every use
 * case compares the time itself.
 */
export const lapseOffers = definePoll({ name: 'lapse_offers', find: findLapsed, handle: lapseDue });

/** Ends one offer that is over. Safe to call at any time by any number of workers. */
export function lapseDue(deps: Pick<Deps, 'db' | 'now'>, offerId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => lapse(tx, await lockOffer(tx, offerId), deps.now()));
}

/** Ends a locked offer if it is over; otherwise nothing changes. */
export async function lapse(tx: Tx, locked: LockedOffer, now: Date): Promise<void> {
  const { offer, listing, buyerActive, buyerBought } = locked;
  const why = whyLapsed(offer, { listing, buyerActive, now });
  if (why === undefined) return;
  const lapsed = await moveOffer(tx, offer, { transition: 'lapse', by: 'clock', now });
  await notifyOfLapse(tx, lapsed, { why, listing, buyerActive, buyerBought, now });
}

async function findLapsed(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('listings as l', 'l.id', 'offers.listingId')
    .innerJoin('users as buyer', 'buyer.id', 'offers.buyerId')
    .select('offers.id')
    .where(isLive)
    .where(
      sql<boolean>`(offers.due_at <= ${now} or l.status in ('sold', 'disputed') or (offers.status <> 'accepted'
        and (l.status <> 'posted' or not l.seller_active or buyer.status <> 'active')))`,
    )
    .where(isNotPostponed(poll, sql.ref('offers.id'), now))
    .orderBy('offers.dueAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
