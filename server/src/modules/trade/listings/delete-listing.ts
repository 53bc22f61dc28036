import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ListingActor, listingProcess } from '../../../domain/listing/listing-process.ts';
import { changeListings } from './change-listings.ts';
import { type ListingRow, lockOwnListing } from './listing.store.ts';
import { eraseCredentials } from './listing-credentials.store.ts';
import { moveListing } from './move-listing.ts';

/** Removes a listing of the seller. The row stays for its purchases and conversations, the credentials do not. */
export async function deleteListing(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  own: { listingId: string; sellerId: string },
): Promise<void> {
  await changeListings(deps, async (tx) => {
    const listing = await lockOwnListing(tx, own);
    await removeLocked(tx, { listing, by: { actor: 'seller', id: own.sellerId }, now: deps.now() });
  });
}

/** Removes the unsold listings of an erased user, their wishlist and their views. */
export async function removeListingsOf(tx: Tx, person: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = person;
  const listings = await tx
    .selectFrom('listings')
    .selectAll()
    .where('sellerId', '=', userId)
    .where('status', 'in', [...listingProcess.remove.from])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const listing of listings)
    await removeLocked(tx, { listing, by: { actor: 'seller', id: userId }, now });
  await tx.deleteFrom('listingSaves').where('userId', '=', userId).execute();
  await tx.deleteFrom('listingViews').where('viewer', '=', userId).execute();
}

/** The pictures stay for three months in case of complaints; see sweep-listings.ts. */
export async function removeLocked(
  tx: Tx,
  removal: {
    listing: ListingRow;
    by: { actor: ListingActor; id: string | null };
    reason?: string;
    now: Date;
  },
): Promise<void> {
  await moveListing(tx, { ...removal, transition: 'remove' });
  await eraseCredentials(tx, removal.listing.id);
  await tx.deleteFrom('listingSaves').where('listingId', '=', removal.listing.id).execute();
}
