import type { HandoverKind } from '@oja/contract/handover-labels';
import type { Platform, StaffListingStatus } from '@oja/contract/listing-fields';
import type { OfferSide, TraderSide } from '@oja/contract/offers';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { decodeCursor } from '../../../http/cursor.ts';
import type { OfferRow } from './offer.store.ts';

/** An offer as one of its two sides reads it. */
export interface OwnOffer extends OfferRow {
  side: TraderSide;
  handle: string;
  handoverKind: HandoverKind;
  platform: Platform;
  priceKobo: number;
  images: string[];
  listingStatus: StaffListingStatus;
  sellerActive: boolean;
  otherId: string;
  otherName: string;
  otherAvatar: string | null;
  otherVerified: boolean;
  buyerActive: boolean;
  /** Declined by the seller's floor, not by the seller. */
  declinedAtOnce: boolean;
  amounts: { by: TraderSide; kobo: number; at: string }[];
}

export interface OwnOffersQuery {
  userId: string;
  side: OfferSide;
  state?: 'open' | 'over' | undefined;
  listingId?: string | undefined;
  withId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

const columns = sql`
  o.*, l.handle, l.handover_kind, l.platform, l.price_kobo, l.images, l.status as listing_status, l.seller_active,
  u.id as other_id, case when u.erased_at is null then u.nickname else 'Deleted user' end as other_name,
  u.avatar as other_avatar, u.verified as other_verified,
  (select status = 'active' from users where id = o.buyer_id) as buyer_active,
  exists (select from offer_events e where e.offer_id = o.id and e.actor = 'floor') as declined_at_once,
  (select jsonb_agg(jsonb_build_object('by', e.actor, 'kobo', e.amount_kobo, 'at', e.happened_at) order by e.id)
     from offer_events e where e.offer_id = o.id and e.transition in ('make', 'counter')) as amounts`;

const isLive = (now: Date) => sql`(
  (o.status in ('offered', 'countered') or (o.status = 'accepted' and o.purchase_id is null)) and o.due_at > ${now})`;

/** A page of one side's offers, read from an index that starts with the user. One row more tells of another page. */
export async function readOwnOffers(db: Db, query: OwnOffersQuery): Promise<OwnOffer[]> {
  const [own, other] = query.side === 'made' ? ['buyer', 'seller'] : ['seller', 'buyer'];
  const conditions: RawBuilder<unknown>[] = [sql`${sql.ref(`o.${own}_id`)} = ${query.userId}`];
  if (query.listingId !== undefined) conditions.push(sql`o.listing_id = ${query.listingId}`);
  if (query.withId !== undefined) conditions.push(sql`${sql.ref(`o.${other}_id`)} = ${query.withId}`);
  if (query.state === 'open') conditions.push(isLive(query.now));
  if (query.state === 'over') conditions.push(sql`not ${isLive(query.now)}`);
  if (query.cursor !== undefined) {
    const after = decodeCursor(query.cursor);
    conditions.push(sql`(o.created_at, o.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  }
  const { rows } = await sql<OwnOffer>`
    select ${columns}, ${own} as side from offers o
      join listings l on l.id = o.listing_id join users u on u.id = ${sql.ref(`o.${other}_id`)}
     where ${sql.join(conditions, sql` and `)}
     order by o.created_at desc, o.id desc limit ${query.limit}`.execute(db);
  return rows;
}

/** Undefined unless the user is one of its two sides. */
export async function readOwnOffer(
  db: Db,
  own: { offerId: string; userId: string },
): Promise<OwnOffer | undefined> {
  const { rows } = await sql<OwnOffer>`
    select ${columns}, case when o.buyer_id = ${own.userId} then 'buyer' else 'seller' end as side from offers o
      join listings l on l.id = o.listing_id
      join users u on u.id = case when o.buyer_id = ${own.userId} then o.seller_id else o.buyer_id end
     where o.id = ${own.offerId} and ${own.userId} in (o.buyer_id, o.seller_id)`.execute(db);
  return rows[0];
}

/** How many open offers wait for this user: an amount of the other side, or an agreed price to pay. */
export async function countWaiting(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ made: number; received: number }> {
  const { rows } = await sql<{ made: number; received: number }>`
    select (select count(*) from offers o join listings l on l.id = o.listing_id
             where o.buyer_id = ${userId} and ${isLive(now)} and l.status = 'posted' and l.seller_active
               and (o.status = 'accepted' or o.proposed_by = 'seller')) as made,
           (select count(*) from offers o join listings l on l.id = o.listing_id
             where o.seller_id = ${userId} and ${isLive(now)} and l.status = 'posted' and l.seller_active
               and o.status <> 'accepted' and o.proposed_by = 'buyer') as received`.execute(db);
  return rows[0] ?? { made: 0, received: 0 };
}
