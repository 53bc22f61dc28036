import { traderRoles } from '@oja/contract/access';
import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { defineJob } from '../../../jobs/job.ts';
import { draftAlert, notifyAll } from '../../platform/notifications/index.ts';
import { alertPriceDrop } from '../listings/index.ts';
import { findAlertListing } from './alert-listing.queries.ts';

/** People whom one transaction alerts. */
const batchSize = 200;

/**
 * Alerts everybody who saved a listing to its lower price, once for each price and at most once in 24 hours: a seller who
 * raises the price and lowers it again is not news. A price that has changed again meanwhile has a job of its own.
 */
export const alertPriceDrops = defineJob({
  ...alertPriceDrop,
  async run(deps, drop) {
    while ((await alertBatch(deps, drop)) === batchSize);
  },
});

interface Drop {
  listingId: string;
  fromKobo: number;
  toKobo: number;
}

/** Returns how many people were alerted. */
async function alertBatch(deps: Pick<Deps, 'db' | 'now'>, drop: Drop): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const listing = await findAlertListing(tx, drop.listingId);
    if (listing === undefined || listing.priceKobo !== drop.toKobo) return 0;
    const now = deps.now();
    const userIds = await recordAlerts(tx, { ...drop, sellerId: listing.sellerId, now });
    const { id: listingId, priceKobo } = listing;
    const data = { listingId, handle: publicHandle(listing), priceKobo, fromKobo: drop.fromKobo };
    const drafts = userIds.map((userId) =>
      draftAlert('saved_listing_cheaper', userId, data, { daily: false, subjectId: null }),
    );
    await notifyAll(tx, drafts, now);
    return userIds.length;
  });
}

/** The people of this batch, none of whom was alerted to this price before, or to another within 24 hours. */
async function recordAlerts(tx: Tx, drop: Drop & { sellerId: string; now: Date }): Promise<string[]> {
  const dayAgo = new Date(drop.now.getTime() - dayMs);
  const { rows } = await sql<{ userId: string }>`
    insert into price_drop_alerts (user_id, listing_id, price_kobo, alerted_at)
    select s.user_id, s.listing_id, ${drop.toKobo}, ${drop.now}::timestamptz
      from listing_saves s join users u on u.id = s.user_id
     where s.listing_id = ${drop.listingId} and s.user_id <> ${drop.sellerId}
       and u.status = 'active' and u.erased_at is null and u.role = any (${[...traderRoles]}::text[])
       and not exists (select from price_drop_alerts a where a.user_id = s.user_id
                        and a.listing_id = s.listing_id
                        and (a.price_kobo = ${drop.toKobo} or a.alerted_at > ${dayAgo}::timestamptz))
     order by s.user_id limit ${batchSize}
    on conflict do nothing
    returning user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}
