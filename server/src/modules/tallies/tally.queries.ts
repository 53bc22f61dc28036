import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';

/** What was folded and what has happened since; one statement, so that nothing is counted twice or not at all. */
const sums = sql`(select tally, day, amount from tallies union all select tally, day, amount from tally_changes) t`;

/** How many people there are by role and status, without counting them. */
export async function readUserTallies(
  db: Db | Tx,
): Promise<(filter: { roles?: readonly Role[] | undefined; status?: UserStatus | undefined }) => number> {
  const { rows } = await sql<{ role: string; status: string; people: number }>`
    select split_part(tally, '/', 2) as role, split_part(tally, '/', 3) as status, sum(amount)::bigint as people
      from ${sums} where tally like 'users/%' group by 1, 2`.execute(db);
  return ({ roles, status }) =>
    rows
      .filter((row) => roles === undefined || roles.some((role) => role === row.role))
      .filter((row) => status === undefined || row.status === status)
      .reduce((total, row) => total + row.people, 0);
}

export interface DayFigures {
  day: string;
  newUsers: number;
  deals: number;
  volumeKobo: number;
  feesKobo: number;
}

/** From a day of Lagos on; days without anything are left out. */
export async function readDayFigures(db: Db | Tx, fromDay: string): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text as day,
           coalesce(sum(amount) filter (where tally like 'users/%'), 0)::bigint as "newUsers",
           coalesce(sum(amount) filter (where tally = 'deals'), 0)::bigint as deals,
           coalesce(sum(amount) filter (where tally = 'volume_kobo'), 0)::bigint as "volumeKobo",
           coalesce(sum(amount) filter (where tally = 'fees_kobo'), 0)::bigint as "feesKobo"
      from ${sums} where day >= ${fromDay}::date group by day order by day`.execute(db);
  return rows;
}

/** Since the beginning. */
export async function readDealTotals(db: Db | Tx): Promise<{ deals: number; volumeKobo: number }> {
  const { rows } = await sql<{ deals: number; volumeKobo: number }>`
    select coalesce(sum(amount) filter (where tally = 'deals'), 0)::bigint as deals,
           coalesce(sum(amount) filter (where tally = 'volume_kobo'), 0)::bigint as "volumeKobo"
      from ${sums} where tally in ('deals', 'volume_kobo')`.execute(db);
  return rows[0] ?? { deals: 0, volumeKobo: 0 };
}
