import type { Tx } from '../../db/transaction.ts';

const deleted = 'Deleted';

/**
 * Years after the erasure of a person, when no claim can come from their purchases any more: the words that both sides
 * and staff left in them are overwritten. What was bought, when and for how much stays.
 */
export async function forgetDisputesOf(tx: Tx, userId: string): Promise<void> {
  const own = tx
    .selectFrom('purchases')
    .select('id')
    .where((where) => where.or([where('buyerId', '=', userId), where('sellerId', '=', userId)]));
  await tx
    .updateTable('disputes')
    .set({ description: deleted, replacement: null, replacementAt: null })
    .where('purchaseId', 'in', own)
    .execute();
  await tx
    .updateTable('disputes')
    .set({ details: deleted })
    .where('purchaseId', 'in', own)
    .where('details', 'is not', null)
    .execute();
  await tx
    .updateTable('disputes')
    .set({ earlyReason: deleted })
    .where('purchaseId', 'in', own)
    .where('earlyReason', 'is not', null)
    .execute();
  await tx
    .updateTable('purchaseEvents')
    .set({ text: deleted })
    .where('purchaseId', 'in', own)
    .where('text', '<>', deleted)
    .execute();
  await tx
    .updateTable('purchases')
    .set({ note: deleted })
    .where('id', 'in', own)
    .where('note', 'is not', null)
    .execute();
  await tx
    .updateTable('purchases')
    .set({ hiddenReason: deleted })
    .where('id', 'in', own)
    .where('hiddenReason', 'is not', null)
    .execute();
}
