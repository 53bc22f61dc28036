import type { UserStatus } from '@oja/contract/accounts';
import { sql } from 'kysely';
import {
  type FindHits,
  findByWords,
  hasWords,
  isNumber,
  isRow,
  type WordSearch,
} from '../../db/word-search.ts';
import { numberOfPerson } from '../../domain/accounts/person-number.ts';

interface FoundPerson {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
}

/** People by name, e-mail address, number or id. */
export function searchPeople(search: WordSearch): Promise<FoundPerson[]> {
  const { terms } = search;
  return findByWords<FoundPerson>(search, {
    table: sql`users`,
    columns: sql`t.id, t.name, t.email, t.status`,
    seen: sql`t.erased_at is null`,
    newestFirst: sql`t.number desc`,
    exactly: [
      isRow(terms),
      isNumber(numberOfPerson(terms.text)),
      sql`t.email = ${terms.text}`,
      sql`lower(t.name) = ${terms.text}`,
    ],
    words: hasWords(sql`t.search_text`, terms),
  });
}

export const searchUsers: FindHits = async (search) => {
  const people = await searchPeople(search);
  return people.map(({ id, name, email, status }) => ({
    id,
    key: id,
    title: name,
    detail: email,
    platform: null,
    amount: null,
    status,
  }));
};
