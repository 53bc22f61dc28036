import type { Trader } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { contains, fewRows, rareRows } from '../../db/rare-rows.ts';
import { readWalletBalances } from '../ledger/index.ts';
import { peopleText } from '../users/index.ts';

const shownAtMost = 10;

/** People who can be a buyer or a seller, by name or e-mail. */
export async function findTraders(db: Db, search: string): Promise<Trader[]> {
  const people = await readTraders(db, search.toLowerCase());
  const balances = await readWalletBalances(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, available: nairaFromKobo(balances.get(person.id) ?? 0) }));
}

/** Rare letters are found by their index; people with common ones are soon met in the order of names. */
export async function readTraders(db: Db, text: string): Promise<Omit<Trader, 'available'>[]> {
  const rare = await rareRows(db, peopleText, [text]);
  const people =
    rare && rare.share <= fewRows
      ? sql`(select t.* from users t where t.erased_at is null and ${rare.condition} offset 0)`
      : sql`users`;
  const { rows } = await sql<Omit<Trader, 'available'>>`
    select u.id, u.name, u.email, u.role from ${people} u
     where u.erased_at is null and u.status = 'active' and u.role in ('user', 'seller', 'verified_seller')
       and ${contains(sql`u.search_text`, text)}
     order by lower(u.name), u.number limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}
