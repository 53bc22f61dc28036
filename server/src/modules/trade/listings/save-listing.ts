import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isPublic, readListing } from './show-listing.ts';

const savedAtMost = 500;

/** Adds a listing to a user's wishlist; a repeated call changes nothing. */
export async function saveListing(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; listingId: string },
): Promise<void> {
  const { userId, listingId } = input;
  const listing = await readListing(deps.db, listingId);
  if (listing === undefined || !isPublic(listing)) throw new Refusal('not_found');
  if (listing.sellerId === userId) {
    throw new Refusal('access_denied', { message: 'This is your own listing.' });
  }
  const { saved } = await deps.db
    .selectFrom('listingSaves')
    .select((select) => select.fn.countAll<number>().as('saved'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (saved >= savedAtMost) throw new Refusal('wishlist_full');
  await deps.db
    .insertInto('listingSaves')
    .values({ userId, listingId, savedAt: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unsaveListing(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; listingId: string },
): Promise<void> {
  await deps.db
    .deleteFrom('listingSaves')
    .where('userId', '=', input.userId)
    .where('listingId', '=', input.listingId)
    .execute();
}

/** The listings of a user's wishlist that are still on the market, latest first. */
export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listingSaves')
    .innerJoin('listings', 'listings.id', 'listingSaves.listingId')
    .select('listingId')
    .where('userId', '=', userId)
    .where('listings.status', '=', 'posted')
    .where('listings.sellerActive', '=', sql<boolean>`true`)
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map((row) => row.listingId);
}
