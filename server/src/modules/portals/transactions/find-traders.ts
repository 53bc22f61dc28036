import type { Trader } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { readWalletBalances } from '../../money/ledger/index.ts';

const shownAtMost = 10;

/** Users who can be a buyer or a seller, by name or e-mail. */
export async function findTraders(db: Db, search: string): Promise<Trader[]> {
  const people = await readTraders(db, search);
  const balances = await readWalletBalances(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, available: nairaFromKobo(balances.get(person.id) ?? 0) }));
}

export async function readTraders(db: Db, search: string): Promise<Omit<Trader, 'available'>[]> {
  const { rows } = await sql<Omit<Trader, 'available'>>`
    select u.id, u.name, u.email, u.role from users u
     where u.erased_at is null and u.status = 'active' and u.role in ('user', 'seller', 'verified_seller')
       and u.search_text like ${likeContains(search)}
     order by lower(u.name), u.number limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}
