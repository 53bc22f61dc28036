import type { Tx } from '../../../db/transaction.ts';

const boughtBy = (tx: Tx, userId: string) =>
  tx.selectFrom('purchases').select('id').where('buyerId', '=', userId);

/** Deletes the credentials that an erased buyer bought; no other user may read them. */
export async function eraseBoughtCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('purchaseCredentials').where('purchaseId', 'in', boughtBy(tx, userId)).execute();
}

/** Removes the addresses from a buyer's reveals. The reveals and their times stay. */
export async function eraseRevealsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('purchaseReveals')
    .set({ address: '' })
    .where('purchaseId', 'in', boughtBy(tx, userId))
    .where('address', '<>', '')
    .execute();
}
