import { minuteMs } from '@oja/contract/durations';
import { type HealthStretch, type PartHistory, watchedParts } from '@oja/contract/system-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { lastLagosDays, startOfLagosDay } from '../../../domain/lagos-days.ts';

const halfHourMs = 30 * minuteMs;
const halfHours = 48;
const days = 30;

/** Every part, whether or not it has been checked yet. */
export async function readHealthHistory(db: Db, now: Date): Promise<PartHistory[]> {
  const lastHalfHour = Math.floor(now.getTime() / halfHourMs) * halfHourMs;
  const dayStarts = Array.from(
    { length: halfHours },
    (_, n) => new Date(lastHalfHour - (halfHours - 1 - n) * halfHourMs),
  );
  const monthStarts = lastLagosDays(now, days).map(startOfLagosDay);
  const [byHalfHour, byDay] = await Promise.all([
    countMinutes(db, { width: '30 minutes', from: dayStarts[0] ?? now }),
    countMinutes(db, { width: '1 day', from: monthStarts[0] ?? now }),
  ]);
  return watchedParts.map((part) => ({
    part,
    day: dayStarts.map((from) => stretchOf(byHalfHour, part, from)),
    month: monthStarts.map((from) => stretchOf(byDay, part, from)),
  }));
}

type Counted = ReadonlyMap<string, { up: number; down: number }>;

const keyOf = (part: string, from: Date) => `${part} ${from.toISOString()}`;

async function countMinutes(
  db: Db,
  { width, from }: { width: '30 minutes' | '1 day'; from: Date },
): Promise<Counted> {
  const { rows } = await sql<{ part: string; bin: Date; up: number; down: number }>`
    select part, date_bin(${width}::interval, at, ${from}::timestamptz) as bin, sum(up) as up, sum(down) as down
      from (select part, at, ok::int as up, (not ok)::int as down from health_minutes where at >= ${from}
            union all
            select part, hour, up_minutes, down_minutes from health_hours where hour >= ${from}) looks
     group by part, bin`.execute(db);
  return new Map(rows.map(({ part, bin, up, down }) => [keyOf(part, bin), { up, down }]));
}

function stretchOf(counted: Counted, part: string, from: Date): HealthStretch {
  const { up, down } = counted.get(keyOf(part, from)) ?? { up: 0, down: 0 };
  return { from: from.toISOString(), up, down };
}
