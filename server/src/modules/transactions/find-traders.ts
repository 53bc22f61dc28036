import type { Trader } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { readWalletBalances } from '../ledger/index.ts';

const shownAtMost = 10;

/** People who can be a buyer or a seller, by name or e-mail. */
export async function findTraders(deps: Deps, search: string): Promise<Trader[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const people = await deps.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('role', 'in', ['user', 'seller', 'verified_seller'])
    .$narrowType<{ role: Trader['role'] }>()
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .where((where) => where.or([where('name', 'ilike', pattern), where('email', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(shownAtMost)
    .execute();
  const balances = await readWalletBalances(
    deps.db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({ ...person, available: nairaFromKobo(balances.get(person.id) ?? 0) }));
}
