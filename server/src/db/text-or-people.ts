import { type RawBuilder, sql } from 'kysely';
import { patternsOfWord, type SearchTerms } from '../domain/search/search-terms.ts';
import type { Db } from './client.ts';
import type { Tx } from './transaction.ts';
import { collectedAtMost, isLike, type WordSearch, type WordSource } from './word-search.ts';

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
  return isInTextOrPeople(rows, [pattern], await findPeople(db, [pattern], fewPeople));
}

/**
 * The search of a table by its words, for `findByWords`. A row that has all words has the rarest one, in its text or in
 * one of its people, so rare words are looked up by that one. The rows of its people are looked up person by person,
 * because PostgreSQL expects far too many of a long list of ids and would read the whole table.
 */
export async function searchTextOrPeople(
  search: WordSearch,
  searched: SearchedRows,
  { table, seen, newestFirst }: Pick<WordSource, 'table' | 'seen' | 'newestFirst'>,
): Promise<Pick<WordSource, 'words' | 'rare'>> {
  const people = await peopleOfWords(search);
  const found = search.terms.words.map((word, index) => {
    const patterns = patternsOfWord(word);
    const ids = people[index] ?? [];
    return {
      ids,
      inText: isLike(searched.text, patterns),
      condition: isInTextOrPeople(searched, patterns, ids),
    };
  });
  if (found.length === 0) return { words: [] };
  const words = found.map(({ condition }) => condition);
  const hasAll = sql`${sql.join(words, sql` and `)}`;
  const rarest = found
    .filter(({ ids }) => ids.length <= peopleLookedUp)
    .toSorted((one, other) => one.ids.length - other.ids.length)[0];
  const texts = (rarest ? [rarest] : found).map(({ inText }) => inText);
  const inText = sql`
    select t.* from ${table} t where ${seen} and ${sql.join(texts, sql` and `)} and ${hasAll}
     limit ${sql.lit(collectedAtMost)}`;
  const ofPeople = searched.people.map(
    (column) => sql`
      select t.* from unnest(${rarest?.ids ?? []}::uuid[]) person (id) cross join lateral (
        select t.* from ${table} t where ${column} = person.id and ${seen} and ${hasAll}
         order by ${newestFirst} limit ${sql.lit(search.limit)}) t`,
  );
  return { words, rare: rarest?.ids.length ? [inText, ...ofPeople] : [inText] };
}

const read = new WeakMap<SearchTerms, Promise<string[][]>>();

/** The ids of the people of each word, or one more than are looked up. Several groups of one search need them. */
function peopleOfWords({ tx, terms }: WordSearch): Promise<string[][]> {
  const people = read.get(terms) ?? readPeople(tx, terms);
  read.set(terms, people);
  return people;
}

async function readPeople(tx: Tx, { words }: SearchTerms): Promise<string[][]> {
  const people: string[][] = [];
  for (const word of words) people.push(await findPeople(tx, patternsOfWord(word), peopleLookedUp));
  return people;
}

async function findPeople(db: Db | Tx, patterns: readonly string[], atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${isLike(sql`search_text`, patterns)} and erased_at is null
     limit ${sql.lit(atMost + 1)}`.execute(db);
  return rows.map(({ id }) => id);
}

function isInTextOrPeople(
  { text, people }: SearchedRows,
  patterns: readonly string[],
  ids: readonly string[],
): RawBuilder<boolean> {
  const ofPeople =
    ids.length > fewPeople
      ? [
          sql`exists (select from users u where u.id in (${sql.join(people)}) and ${isLike(sql`u.search_text`, patterns)})`,
        ]
      : people.map((person) => sql`${person} = any (${ids}::uuid[])`);
  return sql<boolean>`(${sql.join([isLike(text, patterns), ...ofPeople], sql` or `)})`;
}
