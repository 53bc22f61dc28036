import { type RawBuilder, sql } from 'kysely';

/** The ids of what a person bought and sold, for conditions of other queries: staff decide nothing about these. */
export function purchasesOf(userId: string): RawBuilder<string[]> {
  return sql`array(select id from purchases where buyer_id = ${userId} or seller_id = ${userId})`;
}
