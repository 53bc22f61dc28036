import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import { type FindHits, findByWords, isRow, type WordSearch } from '../../../db/word-search.ts';
import { escapeLike } from '../../../domain/search/search-terms.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Found = Pick<WithdrawalRow, 'id' | 'reference' | 'amountKobo' | 'status' | 'destination'> & {
  personName: string;
};

type SearchPeople = (search: WordSearch) => Promise<readonly { id: string }[]>;

/** Finds withdrawals by the start of their reference or by the user. The page finds one by its reference. */
export const withdrawalSearch =
  (searchPeople: SearchPeople): FindHits =>
  async (search) => {
    const { terms } = search;
    const people = await searchPeople(search);
    const found = await findByWords<Found>(search, {
      table: sql`withdrawals`,
      columns: sql`
      t.id, t.reference, t.amount_kobo, t.status, t.destination,
      (select u.name from users u where u.id = t.user_id) as person_name`,
      seen: sql`true`,
      newestFirst: sql`t.created_at desc, t.id desc`,
      exactly: [isRow(terms), sql`t.reference like ${`${escapeLike(terms.text)}%`}`],
      words: people.length === 0 ? [] : [sql`t.user_id = any (${people.map(({ id }) => id)}::uuid[])`],
    });
    return found.map((row) => ({
      id: row.id,
      key: row.reference,
      title: row.reference,
      detail: `${row.personName} · ${row.destination}`,
      platform: null,
      amount: nairaFromKobo(row.amountKobo),
      status: row.status,
    }));
  };
