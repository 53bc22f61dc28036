import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface AuditBreak {
  position: number;
  fault: string;
}

const linesAtOnce = 5_000;

/** The first break in the chain, or undefined when every row matches its own hash and its predecessor's. */
export async function findAuditBreak(db: Db): Promise<AuditBreak | undefined> {
  return (await proveChain(db)).broken ?? undefined;
}

/**
 * Verifies the latest lines, or all of them, in batches, so that no query runs for long; lines written meanwhile are
 * left to the next check.
 */
export async function proveChain(
  db: Db,
  latest = Number.MAX_SAFE_INTEGER,
): Promise<{ checked: number; total: number; broken: AuditBreak | null }> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(max(position), 0) as total from audit_log`.execute(db);
  const total = rows[0]?.total ?? 0;
  const first = Math.max(1, total - latest + 1);
  for (let from = first; from <= total; from += linesAtOnce) {
    const broken = await findBreakBetween(db, from, Math.min(from + linesAtOnce - 1, total));
    if (broken) return { checked: broken.position - first, total, broken };
  }
  return { checked: total - first + 1, total, broken: null };
}

async function findBreakBetween(db: Db, from: number, to: number): Promise<AuditBreak | undefined> {
  const { rows } = await sql<AuditBreak>`
    select position, fault from (
      select a.position,
             case
               when a.position > 1 and b.position is null then 'a row before this one is missing'
               when a.previous_hash <> coalesce(b.hash, '\\x00'::bytea) then 'the link to the row before is broken'
               when a.hash <> audit_hash(a) then 'the row was changed'
               when exists (
                 select from audit_details d
                   cross join lateral (select key, value, a.before ->> key as noted from jsonb_each(d.before)
                                       union all
                                       select key, value, a.after ->> key from jsonb_each(d.after)) detail
                  where d.audit_id = a.id
                    and detail.noted is distinct from audit_digest(d.salt, detail.key, detail.value))
                 then 'what it says about a person was changed'
             end as fault
        from audit_log a left join audit_log b on b.position = a.position - 1
       where a.position between ${from} and ${to}) checked
     where fault is not null order by position limit 1`.execute(db);
  return rows[0];
}
