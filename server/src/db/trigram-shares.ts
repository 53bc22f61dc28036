import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';
import type { Tx } from './transaction.ts';

/** A column with an index of trigrams, which speaks of its table as t. Named once by its module. */
export interface TextColumn {
  table: string;
  column: RawBuilder<unknown>;
}

/** How large a part of the rows has a trigram, for those that more than a hundredth have. */
export type TrigramShares = ReadonlyMap<string, number>;

/** Some pages from all over the table: a few hundred rows. */
const sampledBytes = 80_000;
const rememberedMs = 600_000;
const remembered = new WeakMap<TextColumn, { shares: TrigramShares; untilMs: number }>();

/** From a sample that this process remembers for some minutes. Whoever trusts an old one is late, but not wrong. */
export async function trigramShares(db: Db | Tx, text: TextColumn): Promise<TrigramShares> {
  const known = remembered.get(text);
  if (known && performance.now() < known.untilMs) return known.shares;
  const { rows } = await sql<{ trigram: string; share: number }>`
    with sample as materialized (
      select ${text.column} as text from ${sql.table(text.table)} t
             tablesample system (least(100, 100.0 * ${sql.lit(sampledBytes)} / greatest(1, pg_relation_size(${text.table}))))
             repeatable (1))
    select trigram, count(*)::float8 / (select count(*) from sample) as share
      from sample cross join lateral unnest(show_trgm(text)) trigram
     group by trigram having count(*) > 0.01 * (select count(*) from sample)`.execute(db);
  const shares = new Map(rows.map(({ trigram, share }) => [trigram, share]));
  // A table with nothing in it may be filled the next moment.
  if (shares.size > 0) remembered.set(text, { shares, untilMs: performance.now() + rememberedMs });
  return shares;
}
