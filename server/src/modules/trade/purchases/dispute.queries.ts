import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Disputes } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type DisputeRow = Selectable<Disputes>;

/**
 * Orders the disputes of a purchase so that the current one is first: the open one, or else the one opened last. After
 * a replacement the next dispute may be opened at the very moment at which the last one ended.
 */
export const latestFirst = sql`status = 'resolved', opened_at desc`;

/** All disputes about a purchase, latest first. */
export function listDisputes(db: Db | Tx, purchaseId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .orderBy(latestFirst)
    .execute();
}

/** The id of the latest dispute about a purchase, for lists of other modules; null where there is none. */
export function latestDisputeOf(purchaseId: string): RawBuilder<string | null> {
  return sql`(
    select latest.id from disputes latest
     where latest.purchase_id = ${sql.ref(purchaseId)}
     order by latest.status = 'resolved', latest.opened_at desc limit 1)`;
}
