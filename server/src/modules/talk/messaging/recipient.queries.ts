import { sql } from 'kysely';

/** The highest price of a purchase between the two users that is not cancelled; null without one. */
export const highestTrade = (one: string, other: string) =>
  sql<number | null>`(
    select max(price_kobo) from purchases
     where status <> 'cancelled'
       and ((buyer_id = ${sql.raw(one)} and seller_id = ${sql.raw(other)})
         or (buyer_id = ${sql.raw(other)} and seller_id = ${sql.raw(one)})))`;
