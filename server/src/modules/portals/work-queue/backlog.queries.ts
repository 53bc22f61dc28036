import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { workSources } from './work-sources.ts';

export interface KindBacklog {
  kind: WorkKind;
  open: number;
  /** Null when nothing is open. */
  oldestHours: number | null;
  medianHours: number | null;
}

interface WeekBacklog extends KindBacklog {
  week: string;
}

/** How many items of each kind are open, the age of the oldest one and the median age. */
export async function readBacklog(db: Db | Tx, now: Date): Promise<KindBacklog[]> {
  const branches = workKinds.map((kind) => {
    const { table, openedAt, streams } = workSources[kind];
    const isOpen = sql.join(
      streams.map((stream) => sql`(${stream.isOpen})`),
      sql` or `,
    );
    return sql`
      select ${sql.lit(kind)} as kind, extract(epoch from ${now}::timestamptz - ${openedAt}) / 3600 as hours
        from ${sql.table(table)} w where ${isOpen}`;
  });
  const { rows } = await sql<KindBacklog>`
    select kind, count(*) as open, round(max(hours)::numeric, 1)::float8 as oldest_hours,
           round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as median_hours
      from (${sql.join(branches, sql` union all `)}) work group by kind`.execute(db);
  const found = new Map(rows.map((row) => [row.kind, row]));
  return workKinds.map((kind) => found.get(kind) ?? { kind, open: 0, oldestHours: null, medianHours: null });
}

/** What was recorded at the end of these weeks, oldest first; nothing for weeks that were not recorded. */
export async function readBacklogWeeks(db: Db, mondays: readonly string[]): Promise<WeekBacklog[]> {
  const { rows } = await sql<WeekBacklog>`
    select week::text as week, kind, open, oldest_hours, median_hours from backlog_weeks
     where week = any (${[...mondays]}::date[])
     order by week, array_position(${[...workKinds]}::text[], kind)`.execute(db);
  return rows;
}
