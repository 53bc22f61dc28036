import { type RawBuilder, sql } from 'kysely';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { fundedWallets } from '../../money/ledger/index.ts';
import { personConditions, type UserCriteria } from './user-criteria.ts';

interface Part {
  direction: Direction;
  offset: number;
  limit: number;
  /** The part before ended with this person. */
  last?: { balanceKobo: number; number: number } | undefined;
}

/**
 * A query for the ids of people by balance, then by number. Wallets with money come from the index on balances; everybody
 * else, also without a wallet, has zero and stands in the order of numbers. Each half is read no further than the part.
 */
export function idsByBalance(criteria: UserCriteria, part: Part): RawBuilder<unknown> {
  const { direction, offset, limit } = part;
  const way = sql.raw(direction);
  const halves = [fundedHalf(criteria, part)];
  if ((criteria.balance?.fromKobo ?? 0) === 0) halves.push(emptyHalf(criteria, part));
  return sql`
    select id, balance, number from (${sql.join(halves, sql` union all `)}) halves
     order by balance ${way}, number ${way} offset ${offset} limit ${limit}`;
}

function fundedHalf(criteria: UserCriteria, { direction, offset, limit, last }: Part): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const conditions = personConditions(criteria);
  const { fromKobo, toKobo } = criteria.balance ?? { fromKobo: 0, toKobo: undefined };
  if (fromKobo > 0) conditions.push(sql`w.balance >= ${fromKobo}`);
  if (toKobo !== undefined) conditions.push(sql`w.balance <= ${toKobo}`);
  if (last) {
    const beyond = beyondIn(direction);
    conditions.push(sql`(w.balance, u.number) ${beyond} (${last.balanceKobo}, ${last.number})`);
    // The index begins at this balance; the condition above spans two tables and cannot use it.
    conditions.push(sql`w.balance ${beyond}= ${last.balanceKobo}`);
  }
  return sql`
    (select u.id, w.balance, u.number from ${fundedWallets} w join users u on u.id = w.owner_id
      where ${sql.join(conditions, sql` and `)}
      order by w.balance ${way}, u.number ${way} limit ${offset + limit})`;
}

function emptyHalf(criteria: UserCriteria, { direction, offset, limit, last }: Part): RawBuilder<unknown> {
  const conditions = personConditions(criteria);
  conditions.push(sql`not exists (select from ${fundedWallets} w where w.owner_id = u.id)`);
  if (last) {
    conditions.push(
      sql`(0, u.number) ${beyondIn(direction)} (${last.balanceKobo}::bigint, ${last.number}::bigint)`,
    );
  }
  return sql`
    (select u.id, 0::bigint as balance, u.number from users u where ${sql.join(conditions, sql` and `)}
      order by u.number ${sql.raw(direction)} limit ${offset + limit})`;
}

const beyondIn = (direction: Direction) => sql.raw(direction === 'desc' ? '<' : '>');
