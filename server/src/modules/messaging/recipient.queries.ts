import { sql } from 'kysely';

/** True when one of the two has bought from the other, whatever became of it. */
export const haveTraded = (one: string, other: string) =>
  sql<boolean>`(exists (select 1 from purchases where buyer_id = ${sql.raw(one)} and seller_id = ${sql.raw(other)})
             or exists (select 1 from purchases where buyer_id = ${sql.raw(other)} and seller_id = ${sql.raw(one)}))`;
