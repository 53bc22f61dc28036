import type { Tx } from '../../../db/transaction.ts';

const deleted = 'Deleted';

/** Runs years after the erasure of a user, as for disputes: overwrites the texts of both sides and of staff. */
export async function eraseClaimsOf(tx: Tx, userId: string): Promise<void> {
  for (const column of ['details', 'sellerAnswer', 'decision', 'earlyReason'] as const) {
    await tx
      .updateTable('coverClaims')
      .set({ [column]: deleted })
      .where((where) => where.or([where('buyerId', '=', userId), where('sellerId', '=', userId)]))
      .where(column, 'is not', null)
      .execute();
  }
}
