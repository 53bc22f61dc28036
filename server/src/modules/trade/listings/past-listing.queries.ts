import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB, Listings } from '../../../db/database.ts';

/** True for a listing that is or was on the market; a refund clears its posted date, so the events are looked at. */
export function wasPublic(listing: ExpressionBuilder<DB & { l: Listings }, 'l'>): Expression<SqlBool> {
  return listing.exists(
    listing
      .selectFrom('listingEvents')
      .select('listingEvents.id')
      .whereRef('listingEvents.listingId', '=', 'l.id')
      .where('listingEvents.toStatus', '=', 'posted'),
  );
}

/** A listing that was on the market; `soldAt` is when it was sold last. */
export function readPastListing(db: Db, listingId: string) {
  return db
    .selectFrom('listings as l')
    .select([
      'l.id',
      'l.platform',
      'l.handle',
      'l.handoverKind',
      'l.category',
      'l.followers',
      'l.images',
      'l.status',
    ])
    .select((listing) =>
      listing
        .selectFrom('listingEvents')
        .select('listingEvents.happenedAt')
        .whereRef('listingEvents.listingId', '=', 'l.id')
        .where('listingEvents.transition', '=', 'sell')
        .orderBy('listingEvents.id', 'desc')
        .limit(1)
        .as('soldAt'),
    )
    .where('l.id', '=', listingId)
    .where(wasPublic)
    .executeTakeFirst();
}
