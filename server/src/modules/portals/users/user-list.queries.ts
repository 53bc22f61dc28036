import type { Role } from '@oja/contract/access';
import type { UserFilter, UserOrder, UserSort } from '@oja/contract/admin-users';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type Direction, paginateFromNearestEnd } from '../../../db/paginate-from-nearest-end.ts';
import type { Tx } from '../../../db/transaction.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { walletBalanceOf } from '../../money/ledger/index.ts';
import { readUserTallies } from '../../platform/tallies/index.ts';

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

function conditionsOf(filter: UserFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`u.erased_at is null`];
  const roles = rolesOf(filter);
  if (roles?.length === 1) conditions.push(sql`u.role = ${roles[0]}`);
  else if (roles) conditions.push(sql`u.role = any (${[...roles]}::text[])`);
  if (filter.status !== undefined) conditions.push(sql`u.status = ${filter.status}`);
  if (filter.search) conditions.push(sql`u.search_text like ${likeContains(filter.search)}`);
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

/** A column and what breaks its ties; an index holds each of them in this order. */
const orders: Record<
  UserSort,
  { columns: readonly RawBuilder<unknown>[]; valuesOf: (row: UserRow) => unknown[] }
> = {
  joined: { columns: [sql`u.number`], valuesOf: ({ number }) => [number] },
  name: {
    columns: [sql`lower(u.name)`, sql`u.number`],
    // In the words of the database, whose small letters are not always those of this program.
    valuesOf: ({ name, number }) => [sql`lower(${name})`, number],
  },
  role: { columns: [sql`u.role`, sql`u.number`], valuesOf: ({ role, number }) => [role, number] },
  status: { columns: [sql`u.status`, sql`u.number`], valuesOf: ({ status, number }) => [status, number] },
};

/** The newest people first; everything else from A on. */
function orderOf({ sort = 'joined', direction }: UserOrder): { sort: UserSort; direction: Direction } {
  return { sort, direction: direction ?? (sort === 'joined' ? 'desc' : 'asc') };
}

function inOrder(sort: UserSort, direction: Direction): RawBuilder<unknown> {
  return sql.join(orders[sort].columns.map((column) => sql`${column} ${sql.raw(direction)}`));
}

/** One page. Its place is found in an index alone, and only then are its people read. */
export async function readUserPage(
  db: Db | Tx,
  filter: UserFilter,
  place: { offset: number; limit: number; total: number | undefined },
): Promise<UserRow[]> {
  const { sort, direction } = orderOf(filter);
  const read = paginateFromNearestEnd({ ...place, direction });
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u
      join (select u.id from users u where ${sql.join(conditionsOf(filter), sql` and `)}
             order by ${inOrder(sort, read.direction)} offset ${read.offset} limit ${read.limit}) page on page.id = u.id
     order by ${inOrder(sort, direction)}`.execute(db);
  return rows;
}

export type ExportedUser = UserRow & { balanceKobo: number };

/** The next ones for a file, in the order of the table, each with what is in the wallet. */
export async function readUserPart(
  db: Db,
  filter: UserFilter & { ids?: readonly string[] | undefined },
  part: { last: UserRow | undefined; limit: number },
): Promise<ExportedUser[]> {
  const { sort, direction } = orderOf(filter);
  const { columns, valuesOf } = orders[sort];
  const conditions = conditionsOf(filter);
  if (filter.ids) conditions.push(sql`u.id = any (${[...filter.ids]}::uuid[])`);
  if (part.last !== undefined) {
    const beyond = sql.raw(direction === 'desc' ? '<' : '>');
    conditions.push(sql`(${sql.join(columns)}) ${beyond} (${sql.join(valuesOf(part.last))})`);
  }
  const { rows } = await sql<ExportedUser>`
    select ${userColumns}, ${walletBalanceOf(sql`u.id`)} as balance_kobo
      from users u where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(sort, direction)} limit ${sql.lit(part.limit)}`.execute(db);
  return rows;
}

export async function findUser(db: Db | Tx, userId: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u where u.id = ${userId} and u.erased_at is null`.execute(db);
  return rows[0];
}

/** Whether the person has an account that was not erased. */
export async function isPresent(db: Db | Tx, userId: string): Promise<boolean> {
  return (await findUser(db, userId)) !== undefined;
}
