import type { Tx } from '../../db/transaction.ts';

const ownListings = (tx: Tx, userId: string) =>
  tx.selectFrom('listings').select('id').where('sellerId', '=', userId);

/** For the erasure of a seller: buyers have a copy of the login details they bought. */
export async function forgetCredentialsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('listingCredentials').where('listingId', 'in', ownListings(tx, userId)).execute();
}

/**
 * Some time after the erasure of a seller: the texts of the listings. A purchase keeps its own copy of what was sold, and a
 * conversation about it the name of the account.
 */
export async function forgetListingsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ handle: 'deleted' })
    .where('listingId', 'in', ownListings(tx, userId).where('status', '=', 'removed'))
    .execute();
  await tx
    .updateTable('listingEvents')
    .set({ reason: null })
    .where('listingId', 'in', ownListings(tx, userId))
    .where('reason', 'is not', null)
    .execute();
  await tx
    .updateTable('listings')
    .set({
      handle: 'deleted',
      handleKey: 'deleted',
      url: 'https://deleted.invalid',
      description: '',
      category: null,
      searchText: ' ',
      images: [],
      rejectionReason: null,
    })
    .where('sellerId', '=', userId)
    .execute();
}
