import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import { type FindHits, findByWords, isRow } from '../../db/word-search.ts';
import { literally } from '../../domain/search/search-terms.ts';
import { searchPeople } from '../users/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Found = Pick<WithdrawalRow, 'id' | 'reference' | 'amountKobo' | 'status' | 'destination'> & {
  personName: string;
};

/** Withdrawals by the beginning of their reference or by who asked for them. The page finds one by its reference. */
export const searchWithdrawals: FindHits = async (search) => {
  const { terms } = search;
  const people = await searchPeople(search);
  const found = await findByWords<Found>(search, {
    table: sql`withdrawals`,
    columns: sql`
      t.id, t.reference, t.amount_kobo, t.status, t.destination,
      (select u.name from users u where u.id = t.user_id) as person_name`,
    seen: sql`true`,
    newestFirst: sql`t.created_at desc, t.id desc`,
    exactly: [isRow(terms), sql`t.reference like ${`${literally(terms.text)}%`}`],
    words: people.length === 0 ? undefined : sql`t.user_id = any (${people.map(({ id }) => id)}::uuid[])`,
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
