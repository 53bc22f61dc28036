import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import type { WatchedPart } from '@oja/contract/system-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Minutes serve the chart of one day, hours that of 30 days; both are stored somewhat longer. */
const minuteRetentionMs = 3 * dayMs;
const hourRetentionMs = 40 * dayMs;

/** The first check in a minute counts; a repeated job adds nothing. */
export async function insertHealth(
  db: Db,
  seen: readonly { part: WatchedPart; ok: boolean }[],
  at: Date,
): Promise<void> {
  const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
  await db
    .insertInto('healthMinutes')
    .values(seen.map((look) => ({ ...look, at: minute })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One statement, so that a minute is in exactly one of the two tables. */
export async function foldHealth(db: Db, now: Date): Promise<void> {
  const before = new Date(Math.floor((now.getTime() - minuteRetentionMs) / hourMs) * hourMs);
  await sql`
    with gone as (delete from health_minutes where at < ${before} returning part, at, ok)
    insert into health_hours (part, hour, up_minutes, down_minutes)
    select part, date_trunc('hour', at), count(*) filter (where ok), count(*) filter (where not ok)
      from gone group by 1, 2
    on conflict (part, hour) do update
       set up_minutes = health_hours.up_minutes + excluded.up_minutes,
           down_minutes = health_hours.down_minutes + excluded.down_minutes`.execute(db);
  await db
    .deleteFrom('healthHours')
    .where('hour', '<', new Date(now.getTime() - hourRetentionMs))
    .execute();
}
