import { type RawBuilder, sql } from 'kysely';
import { rarestPieces } from '../domain/search/search-pieces.ts';
import { literally } from '../domain/search/search-terms.ts';
import type { Db } from './client.ts';
import type { Tx } from './transaction.ts';
import { type TextColumn, trigramShares } from './trigram-shares.ts';

export interface RareRows {
  /** Every row with the texts fulfils it, and not many others. */
  condition: RawBuilder<unknown>;
  /** Hardly a larger part of the rows does. */
  share: number;
}

/** A smaller part of the rows is read quicker than a page is found that has one of them. */
export const fewRows = 0.05;

/**
 * What to ask an index of trigrams for, to find the rows of a column that have all of the texts in them. Asked for the
 * texts themselves, it looks up each row with a rare trigram in the long lists of the common ones, too: a number behind
 * a word that stands in every row took thirty times as long as the number alone. So it is asked for the rarest of their
 * trigrams, and the texts are looked for in the rows that it found. Undefined when the texts have no trigram.
 */
export async function rareRows(
  db: Db | Tx,
  text: TextColumn,
  has: readonly string[],
): Promise<RareRows | undefined> {
  const shares = await trigramShares(db, text);
  const pieces = rarestPieces(has, (trigram) => shares.get(trigram) ?? 0, fewRows);
  if (pieces === undefined) return undefined;
  const conditions = pieces.patterns.map((pattern) => sql`${text.column} like ${pattern}`);
  return { condition: sql`${sql.join(conditions, sql` and `)}`, share: pieces.share };
}

/**
 * Whether a column has the text in it, for rows that were found by their rarest letters or are met in their order.
 * PostgreSQL knows of `like` that an index of trigrams serves it, and asks it for more than is good. It does so only for
 * letters about which nothing is known here.
 */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return isPlain.test(text)
    ? sql<boolean>`strpos(${column}, ${text}) > 0`
    : sql<boolean>`${column} like ${`%${literally(text)}%`}`;
}
const isPlain = /^[ -~]*$/;
