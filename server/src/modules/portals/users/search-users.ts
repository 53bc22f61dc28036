import type { UserStatus } from '@oja/contract/accounts';
import { sql } from 'kysely';
import {
  conditionsOfWords,
  type FindHits,
  findByWords,
  isNumber,
  isRow,
  type WordSearch,
} from '../../../db/word-search.ts';
import { numberOfPerson } from '../../../domain/accounts/person-number.ts';
import type { SearchTerms } from '../../../domain/search/search-terms.ts';

interface FoundPerson {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
}

const peopleAtMost = 50;
const asked = new WeakMap<SearchTerms, Promise<FoundPerson[]>>();

/** Users by name, e-mail address, number or id. Several groups of one search need them; they are read once. */
export function searchPeople(search: WordSearch): Promise<FoundPerson[]> {
  const people = asked.get(search.terms) ?? findPeople(search);
  asked.set(search.terms, people);
  return people;
}

function findPeople(search: WordSearch): Promise<FoundPerson[]> {
  const { terms } = search;
  return findByWords<FoundPerson>(
    { ...search, limit: Math.max(search.limit, peopleAtMost) },
    {
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
      words: conditionsOfWords(sql`t.search_text`, terms),
    },
  );
}

export const searchUsers: FindHits = async (search) => {
  const people = await searchPeople(search);
  return people.slice(0, search.limit).map(({ id, name, email, status }) => ({
    id,
    key: id,
    title: name,
    detail: email,
    platform: null,
    amount: null,
    status,
  }));
};
