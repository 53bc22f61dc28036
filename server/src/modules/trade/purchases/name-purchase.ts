import type { Db } from '../../../db/client.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';

/** A purchase as staff know it: "TXN-027 @studio6am". */
export async function namePurchase(db: Db, purchaseId: string): Promise<string> {
  const { number, handle } = await db
    .selectFrom('purchases')
    .select(['number', 'handle'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return `${transactionReference(number)} ${handle}`;
}
