import type { Tx } from '../../../db/transaction.ts';

export type AlertListing = NonNullable<Awaited<ReturnType<typeof findAlertListing>>>;

/**
 * The listing of an alert, as long as it is for sale. It is not locked: an alert about a listing that is sold in the same
 * moment is as true as one that was read a moment later.
 */
export function findAlertListing(tx: Tx, listingId: string) {
  return tx
    .selectFrom('listings')
    .select(['id', 'sellerId', 'handle', 'handoverKind', 'followers', 'priceKobo'])
    .where('id', '=', listingId)
    .where('status', '=', 'posted')
    .where('sellerActive', '=', true)
    .executeTakeFirst();
}
