import type { Tx } from '../../db/transaction.ts';

const boughtBy = (tx: Tx, userId: string) =>
  tx.selectFrom('purchases').select('id').where('buyerId', '=', userId);

/** For the erasure of a buyer: these login details have no reader any more. */
export async function forgetBoughtCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('purchaseCredentials').where('purchaseId', 'in', boughtBy(tx, userId)).execute();
}

/** That and when a buyer read the login details stays; from which address does not. */
export async function forgetRevealsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('purchaseReveals')
    .set({ address: '' })
    .where('purchaseId', 'in', boughtBy(tx, userId))
    .where('address', '<>', '')
    .execute();
}
