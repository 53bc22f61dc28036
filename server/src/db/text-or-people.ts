import { type RawBuilder, sql } from 'kysely';
import { patternsOfWord, type SearchTerms } from '../domain/search/search-terms.ts';
import type { Db } from './client.ts';
import type { Tx } from './transaction.ts';

/** Rows that are searched by a text of their own and by the names and e-mail addresses of their people. */
export interface SearchedRows {
  /** In lower case, with a trigram index. */
  text: RawBuilder<unknown>;
  /** Columns with the ids of users, each with an index. */
  people: readonly RawBuilder<unknown>[];
}

/** More people than this have a common name. */
const fewPeople = 1_000;

/**
 * The condition that a row, or one of its people, fits a pattern for `like`. Names are read from the users and not copied
 * into the rows, so that a new name rewrites nothing. A few people are looked up by their ids, which indexes find; when
 * many fit, each row is checked, because rows of people with common names are soon found in any order.
 */
export async function textOrPeopleLike(
  db: Db | Tx,
  { text, people }: SearchedRows,
  pattern: string,
): Promise<RawBuilder<boolean>> {
  const { rows: found } = await sql<{ id: string }>`
    select id from users where search_text like ${pattern} and erased_at is null
     limit ${sql.lit(fewPeople + 1)}`.execute(db);
  const ids = found.map(({ id }) => id);
  const ofPeople =
    ids.length > fewPeople
      ? [
          sql`exists (select from users u where u.id in (${sql.join(people)}) and u.search_text like ${pattern})`,
        ]
      : people.map((person) => sql`${person} = any (${ids}::uuid[])`);
  return sql<boolean>`(${sql.join([sql`${text} like ${pattern}`, ...ofPeople], sql` or `)})`;
}

/** The condition that a row with its people has every one of the words. Undefined when there is no word. */
export async function textOrPeopleWords(
  db: Db | Tx,
  rows: SearchedRows,
  { words }: SearchTerms,
): Promise<RawBuilder<unknown> | undefined> {
  const conditions: RawBuilder<unknown>[] = [];
  for (const word of words) {
    const fits: RawBuilder<unknown>[] = [];
    for (const pattern of patternsOfWord(word)) fits.push(await textOrPeopleLike(db, rows, pattern));
    conditions.push(sql`(${sql.join(fits, sql` or `)})`);
  }
  return conditions.length === 0 ? undefined : sql`${sql.join(conditions, sql` and `)}`;
}
