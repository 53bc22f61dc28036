import type { Tx } from '../../../db/transaction.ts';

const deleted = 'Deleted';

/**
 * Runs years after the erasure of a user, when no claim can follow from their purchases: overwrites the texts of both
 * sides and of staff. Listing, date and price of each purchase stay.
 */
export async function eraseDisputesOf(tx: Tx, userId: string): Promise<void> {
  const own = purchasesOf(tx, userId);
  await eraseDisputes(tx, own);
  await eraseRulings(tx, own);
  await erasePurchases(tx, own);
}

type Purchases = ReturnType<typeof purchasesOf>;

function purchasesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('purchases')
    .select('id')
    .where((where) => where.or([where('buyerId', '=', userId), where('sellerId', '=', userId)]));
}

async function eraseDisputes(tx: Tx, own: Purchases): Promise<void> {
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
  // Statements of the two sides go with their authors; those of staff are about them.
  await tx
    .updateTable('disputeStatements')
    .set({ text: deleted })
    .where('side', '=', 'staff')
    .where('disputeId', 'in', tx.selectFrom('disputes').select('id').where('purchaseId', 'in', own))
    .execute();
}

/** With their appeals. */
async function eraseRulings(tx: Tx, own: Purchases): Promise<void> {
  await tx.updateTable('rulings').set({ details: deleted }).where('purchaseId', 'in', own).execute();
  await tx
    .updateTable('rulings')
    .set({ earlyReason: deleted })
    .where('purchaseId', 'in', own)
    .where('earlyReason', 'is not', null)
    .execute();
  await tx.updateTable('appeals').set({ text: deleted }).where('purchaseId', 'in', own).execute();
  await tx
    .updateTable('appeals')
    .set({ details: deleted })
    .where('purchaseId', 'in', own)
    .where('details', 'is not', null)
    .execute();
}

/** With the steps of their hand-over and their history. */
async function erasePurchases(tx: Tx, own: Purchases): Promise<void> {
  await tx
    .updateTable('handoverSteps')
    .set({ note: deleted })
    .where('purchaseId', 'in', own)
    .where('note', 'is not', null)
    .execute();
  await tx
    .updateTable('handoverSteps')
    .set({ contestText: deleted })
    .where('purchaseId', 'in', own)
    .where('contestText', 'is not', null)
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
