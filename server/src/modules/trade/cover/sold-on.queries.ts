import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { handleKeyOf } from '../../../domain/listing/listing-texts.ts';
import type { PurchaseRow } from '../purchases/index.ts';

/**
 * Whether the buyer of this purchase sold the same account later, and the sale stands: it was neither returned nor did the
 * account go back to the buyer by a recall. The buyer's row is locked, so that no sale is made meanwhile.
 */
export async function isSoldOn(
  db: Db | Tx,
  {
    buyerId,
    platform,
    handle,
    createdAt,
  }: Pick<PurchaseRow, 'buyerId' | 'platform' | 'handle' | 'createdAt'>,
): Promise<boolean> {
  const sales = await db
    .selectFrom('purchases')
    .select('handle')
    .where('sellerId', '=', buyerId)
    .where('createdAt', '>', createdAt)
    .where('platform', '=', platform)
    .where('status', 'not in', ['refunded', 'cancelled'])
    .where(sql<boolean>`not exists (select from recalls r where r.purchase_id = purchases.id)`)
    .execute();
  return sales.some((sale) => handleKeyOf(sale.handle) === handleKeyOf(handle));
}
