import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** The first break in the chain, or undefined when every row proves its predecessor and itself. */
export async function findAuditBreak(db: Db): Promise<{ position: number; fault: string } | undefined> {
  const { rows } = await sql<{ position: number; fault: string }>`
    select position, fault from (
      select a.position,
             case
               when a.position <> coalesce(lag(a.position) over w, 0) + 1 then 'a row before this one is missing'
               when a.previous_hash <> coalesce(lag(a.hash) over w, '\\x00'::bytea) then 'the link to the row before is broken'
               when a.hash <> audit_hash(a) then 'the row was changed'
             end as fault
        from audit_log a window w as (order by a.position)) checked
     where fault is not null order by position limit 1`.execute(db);
  return rows[0];
}
