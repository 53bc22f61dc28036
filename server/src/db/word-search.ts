import type { SearchHit } from '@oja/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { patternsOfWord, type SearchTerms } from '../domain/search/search-terms.ts';
import { fewRows, rareRows } from './rare-rows.ts';
import type { Tx } from './transaction.ts';
import type { TextColumn } from './trigram-shares.ts';

/**
 * How a table of a million rows is searched in a few milliseconds whatever the word is. What is known exactly, such as
 * an id or a number, is looked up first. A common word is found among the newest rows, which one index holds in order.
 * Only a word that is rare among those is asked of the index of trigrams, where a rare word costs little: a common
 * one would have it collect most of the table before the first row came out.
 */
export interface WordSearch {
  tx: Tx;
  terms: SearchTerms;
  viewer: { id: string };
  /** No more than these are wanted. */
  limit: number;
}

export type FindHits = (search: WordSearch) => Promise<SearchHit[]>;

/** Conditions, columns and order speak of the table as t. */
export interface WordSource {
  table: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** What the viewer may see of it. */
  seen: RawBuilder<unknown>;
  /** As an index holds it, behind whatever `seen` fixes. */
  newestFirst: RawBuilder<unknown>;
  /** Each is served by an index of its own. */
  exactly: readonly (RawBuilder<unknown> | undefined)[];
  words: RawBuilder<unknown> | undefined;
  /** What the words say about a column with an index of trigrams; without it, the index is asked for the words. */
  inText?: { text: TextColumn; has: readonly string[] };
}

const newestLookedAt = 1_000;
/** A word that none of the newest rows has is hardly in more than these. */
const collectedAtMost = 5_000;

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
                        order by ${newestFirst} limit ${sql.lit(newestLookedAt)}) t where ${words}`);
  }
  if (words && found.size < search.limit) {
    const rare = source.inText && (await rareRows(search.tx, source.inText.text, source.inText.has));
    // The offset keeps the index from being asked for the words as well.
    const rows =
      rare && rare.share <= fewRows
        ? sql`(select t.* from ${table} t where ${seen} and ${rare.condition} offset 0)`
        : table;
    await collect(
      sql`select t.* from ${rows} t where ${seen} and ${words} limit ${sql.lit(collectedAtMost)}`,
    );
  }
  return [...found.values()].slice(0, search.limit);
}

/** The words as they are looked for in a column that has an index of trigrams. */
export function wordsIn(text: TextColumn, terms: SearchTerms): Pick<WordSource, 'words' | 'inText'> {
  // A word that may fit in one of several ways says nothing that is true of every row.
  const has = terms.words.filter((word) => patternsOfWord(word).length === 1);
  return { words: hasWords(text.column, terms), inText: { text, has } };
}

/** Whether a column has every one of the words. Undefined when there is no word to look for. */
export function hasWords(
  column: RawBuilder<unknown>,
  { words }: SearchTerms,
): RawBuilder<unknown> | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => {
    const fits = patternsOfWord(word).map((pattern) => sql`${column} like ${pattern}`);
    return sql`(${sql.join(fits, sql` or `)})`;
  });
  return sql`${sql.join(conditions, sql` and `)}`;
}

export function isRow({ id }: SearchTerms): RawBuilder<unknown> | undefined {
  return id === undefined ? undefined : sql`t.id = ${id}`;
}

export function isNumber(number: number | undefined): RawBuilder<unknown> | undefined {
  return number === undefined ? undefined : sql`t.number = ${number}`;
}
