import type { Tx } from '../../../db/transaction.ts';

const ownListings = (tx: Tx, userId: string) =>
  tx.selectFrom('listings').select('id').where('sellerId', '=', userId);

/** Deletes the credentials of an erased seller's listings; buyers have copies of those they bought. */
export async function eraseCredentialsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('listingCredentials').where('listingId', 'in', ownListings(tx, userId)).execute();
}

/**
 * Runs some time after the erasure of a seller: overwrites the texts of the listings and the handle in conversations
 * about them. Purchases have their own snapshots.
 */
export async function eraseListingsOf(tx: Tx, userId: string): Promise<void> {
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
      claims: '{}',
      rejectionReason: null,
    })
    .where('sellerId', '=', userId)
    .execute();
}
