import { type RawBuilder, sql } from 'kysely';
import { patternsOfWord } from '../domain/search/search-terms.ts';
import type { Db } from './client.ts';
import type { Tx } from './transaction.ts';
import { collectedAtMost, type WordSearch, type WordSource } from './word-search.ts';

/** Rows that are searched by a text of their own and by the names and e-mail addresses of their people. */
export interface SearchedRows {
  /** In lower case, with a trigram index. */
  text: RawBuilder<unknown>;
  /** Columns with the ids of users, each with an index. */
  people: readonly RawBuilder<unknown>[];
}

/** More people than this have a common name: a row is checked against their names and not against a list of ids. */
const fewPeople = 1_000;
/** Of no more people than this are the rows looked up, person by person. */
const peopleLookedUp = 5_000;

/**
 * The condition that a row, or one of its people, fits a pattern for `like`. Names are read from the users and not copied
 * into the rows, so that a new name rewrites nothing. A few people are looked up by their ids, which indexes find; when
 * many fit, each row is checked, because rows of people with common names are soon found in any order.
 */
export async function textOrPeopleLike(
  db: Db | Tx,
  rows: SearchedRows,
  pattern: string,
): Promise<RawBuilder<boolean>> {
  return isInTextOrPeople(rows, pattern, await findPeople(db, pattern, fewPeople));
}

/**
 * The search of a table by its words, for `findByWords`. A row that has all words has the rarest one, in its text or in
 * one of its people, so rare words are looked up by that one. The rows of its people are looked up person by person,
 * because PostgreSQL expects far too many of a long list of ids and would read the whole table.
 */
export async function searchTextOrPeople(
  { tx, terms, limit }: WordSearch,
  searched: SearchedRows,
  { table, seen, newestFirst }: Pick<WordSource, 'table' | 'seen' | 'newestFirst'>,
): Promise<Pick<WordSource, 'words' | 'rare'>> {
  const found: FoundWord[] = [];
  for (const word of terms.words) found.push(await findWord(tx, searched, word));
  if (found.length === 0) return { words: undefined };
  const words = sql`${sql.join(
    found.map(({ condition }) => condition),
    sql` and `,
  )}`;
  const rarest = found
    .filter(({ people }) => people.length <= peopleLookedUp)
    .toSorted((one, other) => one.people.length - other.people.length)[0];
  const text = sql.join(
    (rarest ? [rarest] : found).map(({ inText }) => inText),
    sql` and `,
  );
  const ofPeople = searched.people.map(
    (column) => sql`
      select t.* from unnest(${rarest?.people ?? []}::uuid[]) person (id) cross join lateral (
        select t.* from ${table} t where ${column} = person.id and ${seen} and ${words}
         order by ${newestFirst} limit ${sql.lit(limit)}) t`,
  );
  return {
    words,
    rare: [
      sql`select t.* from ${table} t where ${seen} and ${text} and ${words} limit ${sql.lit(collectedAtMost)}`,
      ...(rarest?.people.length ? ofPeople : []),
    ],
  };
}

interface FoundWord {
  condition: RawBuilder<unknown>;
  inText: RawBuilder<unknown>;
  /** Ids of users with the word, or of one more than are looked up. */
  people: string[];
}

async function findWord(tx: Tx, rows: SearchedRows, word: string): Promise<FoundWord> {
  const patterns = patternsOfWord(word);
  const people = new Set<string>();
  const fits: RawBuilder<unknown>[] = [];
  for (const pattern of patterns) {
    const ids = await findPeople(tx, pattern, peopleLookedUp);
    for (const id of ids) people.add(id);
    fits.push(isInTextOrPeople(rows, pattern, ids));
  }
  const texts = patterns.map((pattern) => sql`${rows.text} like ${pattern}`);
  return {
    condition: sql`(${sql.join(fits, sql` or `)})`,
    inText: sql`(${sql.join(texts, sql` or `)})`,
    people: [...people],
  };
}

async function findPeople(db: Db | Tx, pattern: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where search_text like ${pattern} and erased_at is null
     limit ${sql.lit(atMost + 1)}`.execute(db);
  return rows.map(({ id }) => id);
}

function isInTextOrPeople(
  { text, people }: SearchedRows,
  pattern: string,
  ids: readonly string[],
): RawBuilder<boolean> {
  const ofPeople =
    ids.length > fewPeople
      ? [
          sql`exists (select from users u where u.id in (${sql.join(people)}) and u.search_text like ${pattern})`,
        ]
      : people.map((person) => sql`${person} = any (${ids}::uuid[])`);
  return sql<boolean>`(${sql.join([sql`${text} like ${pattern}`, ...ofPeople], sql` or `)})`;
}
