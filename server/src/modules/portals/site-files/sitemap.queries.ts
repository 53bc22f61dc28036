import type { Category, Platform } from '@oja/contract/listing-labels';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export type RowKind = 'sellers' | 'listings';

/** The rows of one file: from its first id to before the first of the next file. */
export interface Part {
  firstId: string;
  /** Null for the last file, which is open at its end. */
  nextId: string | null;
  changedAt: Date;
}

export interface Place {
  platform: Platform;
  category: Category | null;
  changedAt: Date;
}

/** What is on the market, by id, with the time of the last change. */
const rowsOf = {
  listings: sql`select id, updated_at as changed_at from listings where status = 'posted' and seller_active`,
  sellers: sql`
    select seller_id as id, max(updated_at) as changed_at
      from listings where status = 'posted' and seller_active group by seller_id`,
} satisfies Record<RowKind, unknown>;

/** Divides the rows into files of the given size; only the bounds of the files leave the database. */
export async function readParts(db: Db, kind: RowKind, size: number): Promise<Part[]> {
  const { rows } = await sql<Part>`
    with numbered as (
      select id, changed_at, (row_number() over (order by id) - 1) / ${size}::int as part
        from (${rowsOf[kind]}) market
    ), parts as (
      select part, min(id::text) as first_id, max(changed_at) as changed_at from numbered group by part
    )
    select first_id as "firstId", lead(first_id) over (order by part) as "nextId", changed_at as "changedAt"
      from parts order by part`.execute(db);
  return rows;
}

/** The next rows of a part, in the order of their ids. */
export async function readRows(
  db: Db,
  kind: RowKind,
  { part, after, limit }: { part: Part; after: string | undefined; limit: number },
): Promise<{ id: string; changedAt: Date }[]> {
  const start = after === undefined ? sql`id >= ${part.firstId}::uuid` : sql`id > ${after}::uuid`;
  const end = part.nextId === null ? sql`true` : sql`id < ${part.nextId}::uuid`;
  const { rows } = await sql<{ id: string; changedAt: Date }>`
    select id, changed_at as "changedAt" from (${rowsOf[kind]}) market
     where ${start} and ${end} order by id limit ${limit}`.execute(db);
  return rows;
}

/** The platforms and categories that have an account on the market. */
export async function readMarketPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select platform, category, max(updated_at) as "changedAt"
      from listings where status = 'posted' and seller_active
     group by platform, category order by platform, category`.execute(db);
  return rows;
}
