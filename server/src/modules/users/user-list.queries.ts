import type { Role } from '@oja/contract/access';
import type { UserFilter, UserSort } from '@oja/contract/admin-users';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import { readUserTallies } from '../tallies/index.ts';

export interface UserRow {
  id: string;
  number: number;
  name: string;
  email: string;
  phone: string;
  location: string;
  role: Role;
  status: 'active' | 'inactive' | 'banned';
  verified: boolean;
  createdAt: Date;
  referralCode: string;
  avatar: string | null;
  planName: string | null;
}

export const userColumns = sql`
  u.id, u.number, u.name, u.email, u.phone, u.location, u.role, u.status, u.verified, u.created_at, u.referral_code,
  u.avatar, (select p.name from subscriptions s join plans p on p.id = s.plan_id where s.user_id = u.id) as plan_name`;

const sellers: readonly Role[] = ['seller', 'verified_seller'];

export function rolesOf(filter: UserFilter): readonly Role[] | undefined {
  if (filter.role === undefined) return undefined;
  return filter.role === 'seller' ? sellers : [filter.role];
}

export function conditionsOf(filter: UserFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`u.erased_at is null`];
  const roles = rolesOf(filter);
  if (roles?.length === 1) conditions.push(sql`u.role = ${roles[0]}`);
  else if (roles) conditions.push(sql`u.role = any (${[...roles]}::text[])`);
  if (filter.status !== undefined) conditions.push(sql`u.status = ${filter.status}`);
  if (filter.search) {
    const pattern = `%${filter.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`u.search_text like ${pattern}`);
  }
  return conditions;
}

const countedAtMost = 10_000;

/** Without a search from the kept sums; with one, as far as anybody would turn pages. */
export async function countUsers(
  db: Db | Tx,
  filter: UserFilter,
): Promise<{ total: number; exact: boolean }> {
  if (!filter.search) {
    const count = await readUserTallies(db);
    return { total: count({ roles: rolesOf(filter), status: filter.status }), exact: true };
  }
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select from users u where ${sql.join(conditionsOf(filter), sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, countedAtMost), exact: found <= countedAtMost };
}

const orders: Record<UserSort, readonly RawBuilder<unknown>[]> = {
  joined: [sql`u.number`],
  name: [sql`lower(u.name)`, sql`u.number`],
};

/**
 * One page. Its place is found in an index alone, from whichever end is nearer, and only then are its people read: the
 * last page of a million is as near as the first, and none is further than the middle.
 */
export async function readUserPage(
  db: Db | Tx,
  filter: UserFilter & { sort: UserSort; direction: 'asc' | 'desc' },
  place: { offset: number; limit: number; total: number },
): Promise<UserRow[]> {
  const { offset, limit, total } = place;
  const rest = Math.min(limit, total - offset);
  const fromEnd = offset > total / 2 && rest > 0;
  const along = (filter.direction === 'asc') === fromEnd ? 'desc' : 'asc';
  const inOrder = (direction: string) =>
    sql.join(orders[filter.sort].map((column) => sql`${column} ${sql.raw(direction)}`));
  const skip = fromEnd ? total - offset - rest : offset;
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u
      join (select u.id from users u where ${sql.join(conditionsOf(filter), sql` and `)}
             order by ${inOrder(along)} offset ${skip} limit ${fromEnd ? rest : limit}) page on page.id = u.id
     order by ${inOrder(filter.direction)}`.execute(db);
  return rows;
}

/** The next ones for a file, newest first. */
export async function readUserPart(
  db: Db,
  filter: UserFilter & { ids?: readonly string[] | undefined },
  part: { below: number | undefined; limit: number },
): Promise<UserRow[]> {
  const conditions = conditionsOf(filter);
  if (filter.ids) conditions.push(sql`u.id = any (${[...filter.ids]}::uuid[])`);
  if (part.below !== undefined) conditions.push(sql`u.number < ${part.below}`);
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u where ${sql.join(conditions, sql` and `)}
     order by u.number desc limit ${sql.lit(part.limit)}`.execute(db);
  return rows;
}

export async function findUser(db: Db | Tx, userId: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u where u.id = ${userId} and u.erased_at is null`.execute(db);
  return rows[0];
}
