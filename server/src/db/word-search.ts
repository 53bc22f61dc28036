import type { SearchHit } from '@oja/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { patternsOfWord, type SearchTerms } from '../domain/search/search-terms.ts';
import type { Tx } from './transaction.ts';

/**
 * The search of a large table, in three steps. What is known exactly, such as an id or a number, is looked up first. A
 * common word is found among the newest rows, which one index has in order. Only a word that is rare among those is
 * looked up in the trigram index, where a rare word costs little: for a common one it would collect most of the table
 * before the first row.
 */
export interface WordSearch {
  tx: Tx;
  terms: SearchTerms;
  viewer: { id: string };
  /** Maximum number of hits. */
  limit: number;
}

export type FindHits = (search: WordSearch) => Promise<SearchHit[]>;

/** Conditions, columns and order refer to the table as t. */
export interface WordSource {
  table: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Restricts the rows to those the viewer may see. */
  seen: RawBuilder<unknown>;
  /** The order of an index, after the columns that `seen` fixes. */
  newestFirst: RawBuilder<unknown>;
  /** Each is served by an index of its own. */
  exactly: readonly (RawBuilder<unknown> | undefined)[];
  words: RawBuilder<unknown> | undefined;
  /** The selects that find rare words, one after the other. Without them, one by `words`. */
  rare?: readonly RawBuilder<unknown>[];
}

const newestScanned = 1_000;
/** Rows that the trigram index may collect; a word that few of the newest rows have is hardly in more. */
export const collectedAtMost = 5_000;

export async function findByWords<Row extends { id: string }>(
  search: WordSearch,
  source: WordSource,
): Promise<Row[]> {
  const { table, seen, newestFirst, words } = source;
  const found = new Map<string, Row>();
  const collect = async (candidates: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`
      select ${source.columns} from (${candidates}) t
       order by ${newestFirst} limit ${sql.lit(search.limit)}`.execute(search.tx);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  };
  for (const condition of source.exactly) {
    if (condition) {
      await collect(
        sql`select t.* from ${table} t where ${seen} and ${condition} limit ${sql.lit(search.limit)}`,
      );
    }
  }
  if (words && found.size < search.limit) {
    await collect(sql`
      select t.* from (select t.* from ${table} t where ${seen}
                        order by ${newestFirst} limit ${sql.lit(newestScanned)}) t where ${words}`);
  }
  const byWords = sql`select t.* from ${table} t where ${seen} and ${words} limit ${sql.lit(collectedAtMost)}`;
  for (const candidates of words ? (source.rare ?? [byWords]) : []) {
    if (found.size < search.limit) await collect(candidates);
  }
  return [...found.values()].slice(0, search.limit);
}

/** Whether a column has every one of the words. Undefined when there is no word to look for. */
export function hasWords(
  column: RawBuilder<unknown>,
  { words }: SearchTerms,
): RawBuilder<unknown> | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => isLike(column, patternsOfWord(word)));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Whether a text fits one of the patterns. */
export function isLike(text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<unknown> {
  const fits = patterns.map((pattern) => sql`${text} like ${pattern}`);
  return sql`(${sql.join(fits, sql` or `)})`;
}

export function isRow({ id }: SearchTerms): RawBuilder<unknown> | undefined {
  return id === undefined ? undefined : sql`t.id = ${id}`;
}

export function isNumber(number: number | undefined): RawBuilder<unknown> | undefined {
  return number === undefined ? undefined : sql`t.number = ${number}`;
}
