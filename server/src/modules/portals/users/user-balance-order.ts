import { type RawBuilder, sql } from 'kysely';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { beyondValues, inOrder } from '../../../db/row-order.ts';
import { fundedWallets } from '../../money/ledger/index.ts';
import { conditionsOf, type UserCriteria } from './user-criteria.ts';

interface Part {
  direction: Direction;
  offset: number;
  limit: number;
  /** The part before ended with this person. */
  last?: { balanceKobo: number; number: number } | undefined;
}

const balance = sql`coalesce(w.balance, 0)`;
const byBalance = { columns: [balance, sql`u.number`] };

/**
 * A query for the ids of people by balance, then by number; without a wallet the balance is zero. It sorts all wallets
 * with money: an index on balances would be written by every payment, for an order that only staff ask for.
 */
export function idsByBalance(criteria: UserCriteria, part: Part): RawBuilder<unknown> {
  const { direction, offset, limit, last } = part;
  const conditions = conditionsOf(criteria);
  if (last) conditions.push(beyondValues(byBalance, direction, [last.balanceKobo, last.number]));
  return sql`
    select u.id, ${balance} as balance from users u left join ${fundedWallets} w on w.owner_id = u.id
     where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(byBalance, direction)} offset ${offset} limit ${limit}`;
}
