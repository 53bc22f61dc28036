import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { all, conditionsOf, type Filter } from './market-statement.ts';

/** Many filters of the market in one statement, each with the conditions by which the market itself finds listings. */

/** The positions of the filters that find this listing on the market now. */
export async function findMatches(
  db: Db | Tx,
  listingId: string,
  filters: readonly Filter[],
): Promise<Set<number>> {
  if (filters.length === 0) return new Set();
  const parts = filters.map(
    (filter, position) => sql`
      select ${sql.lit(position)} as position
       where exists (select from listings where id = ${listingId} and ${all(conditionsOf(filter))})`,
  );
  const { rows } = await sql<{ position: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ position }) => position));
}

/** How many listings each filter finds, counted up to a limit. */
export async function countEach(
  db: Db | Tx,
  filters: readonly Filter[],
  countedAtMost: number,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const parts = filters.map(
    (filter, position) => sql`
      select ${sql.lit(position)} as position, (
        select count(*)::int from (
          select from listings where ${all(conditionsOf(filter))} limit ${sql.lit(countedAtMost)}) found) as total`,
  );
  const { rows } = await sql<{ position: number; total: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const totals = new Map(rows.map(({ position, total }) => [position, total]));
  return filters.map((_filter, position) => totals.get(position) ?? 0);
}
