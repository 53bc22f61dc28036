import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { handleKeyOf } from '../../../domain/listing/listing-texts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PurchaseRow } from '../purchases/index.ts';

/** A later sale that is still open may come back yet; one that is completed is the matter of its own buyer. */
export type LaterSale = 'open' | 'completed';

/**
 * The sale by which the buyer of this purchase sold the same account later, as far as it stands: it was neither returned
 * nor did the account go back to the buyer by a recall. The buyer's row is locked, so that no sale is made meanwhile.
 */
export async function findLaterSale(
  db: Db | Tx,
  {
    buyerId,
    platform,
    handle,
    createdAt,
  }: Pick<PurchaseRow, 'buyerId' | 'platform' | 'handle' | 'createdAt'>,
): Promise<LaterSale | undefined> {
  const sales = await db
    .selectFrom('purchases')
    .select(['handle', 'status'])
    .where('sellerId', '=', buyerId)
    .where('createdAt', '>', createdAt)
    .where('platform', '=', platform)
    .where('status', 'not in', ['refunded', 'cancelled'])
    .where(sql<boolean>`not exists (select from recalls r where r.purchase_id = purchases.id)`)
    .execute();
  const ofAccount = sales.filter((sale) => handleKeyOf(sale.handle) === handleKeyOf(handle));
  if (ofAccount.length === 0) return undefined;
  return ofAccount.some(({ status }) => status === 'completed') ? 'completed' : 'open';
}

/** Refuses to uphold a claim about an account that its buyer sold on, or is selling. */
export async function refuseSoldOn(
  db: Db | Tx,
  purchase: Parameters<typeof findLaterSale>[1],
): Promise<void> {
  const sale = await findLaterSale(db, purchase);
  if (sale === 'completed') throw new Refusal('account_sold_on');
  if (sale === 'open')
    throw new Refusal('account_sold_on', {
      message: 'The buyer has an open sale of this account. The claim can be upheld if that sale is undone.',
    });
}

/**
 * Whether the buyer of a purchase sold the account on for good, as `findLaterSale` finds it, for lists. `purchase` is the
 * alias of `purchases` in the query.
 */
export function wasSoldOn(purchase: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${purchase}.${name}`);
  const keyOf = (alias: string) => sql`coalesce(
    (select l.handle_key from listings l where l.id = ${sql.ref(`${alias}.listing_id`)}),
    lower(ltrim(${sql.ref(`${alias}.handle`)}, '@')))`;
  return sql<boolean>`exists (
    select from purchases later
     where later.seller_id = ${column('buyer_id')} and later.created_at > ${column('created_at')}
       and later.status = 'completed' and later.platform = ${column('platform')}
       and ${keyOf('later')} = ${keyOf(purchase)}
       and not exists (select from recalls r where r.purchase_id = later.id))`;
}
