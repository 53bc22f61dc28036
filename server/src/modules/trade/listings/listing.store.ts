import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Listings } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { liveStatuses } from '../../../domain/listing/listing-process.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type ListingRow = Selectable<Listings>;
export type ListingChange = Updateable<Listings>;

/** Two triggers maintain the columns copied from the seller, so they are never written from here. */
export type NewListing = Omit<Insertable<Listings>, 'sellerActive' | 'sellerVerified'>;

export function insertListing(tx: Tx, listing: NewListing): Promise<ListingRow> {
  return tx.insertInto('listings').values(listing).returningAll().executeTakeFirstOrThrow();
}

/** Locks the account of the seller against its closing; false when it is closed already. */
export async function lockOpenSeller(tx: Tx, sellerId: string): Promise<boolean> {
  const seller = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sellerId)
    .where('erasedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return seller !== undefined;
}

/** The columns that decide whether a listing can be bought. */
export type BuyListingFacts = Pick<
  ListingRow,
  'sellerId' | 'status' | 'sellerActive' | 'priceKobo' | 'postedAt' | 'version'
>;

export function readBuyFacts(tx: Tx, listingId: string): Promise<BuyListingFacts | undefined> {
  return tx
    .selectFrom('listings')
    .select(['sellerId', 'status', 'sellerActive', 'priceKobo', 'postedAt', 'version'])
    .where('id', '=', listingId)
    .modifyEnd(prepared)
    .executeTakeFirst();
}

/** The columns that decide about an offer for a listing. */
export type OfferListingFacts = Pick<
  ListingRow,
  | 'id'
  | 'sellerId'
  | 'handle'
  | 'handoverKind'
  | 'status'
  | 'sellerActive'
  | 'priceKobo'
  | 'postedAt'
  | 'offerFloorKobo'
>;

/** Locks a listing against sale and change; several offers for it can hold the lock at once. */
export function lockListingShared(tx: Tx, listingId: string): Promise<OfferListingFacts | undefined> {
  return tx
    .selectFrom('listings')
    .select(['id', 'sellerId', 'handle', 'handoverKind', 'status', 'sellerActive', 'priceKobo', 'postedAt'])
    .select('offerFloorKobo')
    .where('id', '=', listingId)
    .forShare()
    .executeTakeFirst();
}

/** Locks a listing until the transaction ends; refuses one that was removed. */
export async function lockListing(tx: Tx, listingId: string): Promise<ListingRow> {
  const listing = await tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .where('status', '!=', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (listing === undefined) throw new Refusal('not_found');
  return listing;
}

/** Locks it without waiting; false when another transaction holds the lock and decides about it. */
export async function lockListingIfFree(tx: Tx, listingId: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks a listing of the seller; refuses any other user with not_found. */
export async function lockOwnListing(
  tx: Tx,
  own: { listingId: string; sellerId: string },
): Promise<ListingRow> {
  const listing = await lockListing(tx, own.listingId);
  if (listing.sellerId !== own.sellerId) throw new Refusal('not_found');
  return listing;
}

export function updateListingRow(tx: Tx, listingId: string, change: ListingChange): Promise<ListingRow> {
  return tx
    .updateTable('listings')
    .set(change)
    .where('id', '=', listingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts a seller's listings that use a slot of the plan, and the unfinished ones. */
export async function countListings(tx: Tx, sellerId: string): Promise<{ live: number; unfinished: number }> {
  const { live, unfinished } = await tx
    .selectFrom('listings')
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere('status', 'in', [...liveStatuses])
        .as('live'),
      select.fn.countAll<number>().filterWhere('status', 'in', ['draft', 'rejected']).as('unfinished'),
    ])
    .where('sellerId', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { live, unfinished };
}
