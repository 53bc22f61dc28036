import { CompiledQuery } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { conditionsOf, type Filter } from './market-statement.ts';

/** Many filters of the market in one statement, each with the conditions by which the market itself finds listings. */

/** The positions of the filters that find this listing on the market now. */
export async function findMatches(
  db: Db | Tx,
  listingId: string,
  filters: readonly Filter[],
): Promise<Set<number>> {
  if (filters.length === 0) return new Set();
  const values: unknown[] = [listingId];
  const value = (given: unknown) => `$${values.push(given)}`;
  const parts = filters.map((filter, position) => {
    const conditions = ['id = $1', ...conditionsOf(filter, value)].join(' and ');
    return `select ${position} as position where exists (select from listings where ${conditions})`;
  });
  const { rows } = await db.executeQuery<{ position: number }>(
    CompiledQuery.raw(parts.join(' union all '), values),
  );
  return new Set(rows.map(({ position }) => position));
}

/** How many listings each filter finds, counted up to a limit. */
export async function countEach(
  db: Db | Tx,
  filters: readonly Filter[],
  countedAtMost: number,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const parts = filters.map((filter, position) => {
    const found = `select from listings where ${conditionsOf(filter, value).join(' and ')} limit ${countedAtMost}`;
    return `select ${position} as position, (select count(*)::int from (${found}) found) as total`;
  });
  const { rows } = await db.executeQuery<{ position: number; total: number }>(
    CompiledQuery.raw(parts.join(' union all '), values),
  );
  const totals = new Map(rows.map(({ position, total }) => [position, total]));
  return filters.map((_filter, position) => totals.get(position) ?? 0);
}
