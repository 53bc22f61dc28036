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
  /** A condition for each word; every one must hold. */
  words: readonly RawBuilder<unknown>[];
  /** The selects that find rare words, one after the other. Without them, one by `words`. */
  rare?: readonly RawBuilder<unknown>[];
}

const newestScanned = 1_000;
/** A word that more of the newest rows have is common. */
const rareAtMost = 10;
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
  if (words.length === 0) return [...found.values()].slice(0, search.limit);
  const newest = sql`select t.* from ${table} t where ${seen} order by ${newestFirst} limit ${sql.lit(newestScanned)}`;
  if (found.size < search.limit) {
    await collect(sql`select t.* from (${newest}) t where ${sql.join(words, sql` and `)}`);
  }
  if (found.size < search.limit) {
    const rare = source.rare ?? [
      sql`select t.* from ${table} t where ${seen} and ${await rareWordsByIndex(search.tx, words, newest)}
           limit ${sql.lit(collectedAtMost)}`,
    ];
    for (const candidates of rare) if (found.size < search.limit) await collect(candidates);
  }
  return [...found.values()].slice(0, search.limit);
}

/**
 * The conditions joined, so that the trigram index looks up the rare words alone and the common ones are checked on the
 * rows it finds: for a common word it would read an entry of nearly every row. Where all are common, it intersects them.
 */
async function rareWordsByIndex(
  tx: Tx,
  words: readonly RawBuilder<unknown>[],
  newest: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const isRare = words.length === 1 ? [true] : await findRareWords(tx, words, newest);
  const conditions = words.map((word, index) =>
    // No index serves a condition of this form.
    isRare[index] || !isRare.includes(true) ? word : sql`(${word}) is true`,
  );
  return sql.join(conditions, sql` and `);
}

async function findRareWords(
  tx: Tx,
  words: readonly RawBuilder<unknown>[],
  newest: RawBuilder<unknown>,
): Promise<boolean[]> {
  const counts = words.map((word) => sql`count(*) filter (where ${word})`);
  const { rows } = await sql<{ counts: string[] }>`
    select array[${sql.join(counts)}]::text[] as counts from (${newest}) t`.execute(tx);
  return (rows[0]?.counts ?? []).map((count) => Number(count) <= rareAtMost);
}

/** For each of the words, whether a column has it. */
export function conditionsOfWords(
  column: RawBuilder<unknown>,
  { words }: SearchTerms,
): RawBuilder<unknown>[] {
  return words.map((word) => isLike(column, patternsOfWord(word)));
}

/** Whether a column has every one of the words. Undefined when there is no word to look for. */
export function hasWords(column: RawBuilder<unknown>, terms: SearchTerms): RawBuilder<unknown> | undefined {
  const conditions = conditionsOfWords(column, terms);
  return conditions.length === 0 ? undefined : sql`${sql.join(conditions, sql` and `)}`;
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
