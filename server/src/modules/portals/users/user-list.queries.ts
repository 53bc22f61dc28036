import type { Role } from '@oja/contract/access';
import type { UserOrder, UserSort } from '@oja/contract/admin-users';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type Direction, paginateFromNearestEnd } from '../../../db/paginate-from-nearest-end.ts';
import { beyondValues, inOrder, type RowOrder } from '../../../db/row-order.ts';
import type { Tx } from '../../../db/transaction.ts';
import { walletBalanceOf } from '../../money/ledger/index.ts';
import { readUserTallies } from '../../platform/tallies/index.ts';
import { idsByBalance } from './user-balance-order.ts';
import { conditionsOf, rolesOf, type UserCriteria } from './user-criteria.ts';

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

const userColumns = sql`
  u.id, u.number, u.name, u.email, u.phone, u.location, u.role, u.status, u.verified, u.created_at, u.referral_code,
  u.avatar, (select p.name from subscriptions s join plans p on p.id = s.plan_id where s.user_id = u.id) as plan_name`;

const countedAtMost = 10_000;

/** By role and status from the tallies; with any other criterion, as far as pages are turned. */
export async function countUsers(
  db: Db | Tx,
  criteria: UserCriteria,
): Promise<{ total: number; exact: boolean }> {
  if (!criteria.search && !criteria.joined && !criteria.balance) {
    const count = await readUserTallies(db);
    return { total: count({ roles: rolesOf(criteria), status: criteria.status }), exact: true };
  }
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select from users u where ${sql.join(conditionsOf(criteria), sql` and `)}
       limit ${sql.lit(countedAtMost + 1)}) found`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, countedAtMost), exact: found <= countedAtMost };
}

type ColumnSort = Exclude<UserSort, 'balance'>;

/** A column and what breaks its ties; an index holds each of them in this order. */
const orders: Record<ColumnSort, RowOrder<UserRow>> = {
  joined: { columns: [sql`u.number`], valuesOf: ({ number }) => [number] },
  name: {
    columns: [sql`lower(u.name)`, sql`u.number`],
    // In the words of the database, whose small letters are not always those of this program.
    valuesOf: ({ name, number }) => [sql`lower(${name})`, number],
  },
  role: { columns: [sql`u.role`, sql`u.number`], valuesOf: ({ role, number }) => [role, number] },
  status: { columns: [sql`u.status`, sql`u.number`], valuesOf: ({ status, number }) => [status, number] },
};

const largestFirst: readonly UserSort[] = ['joined', 'balance'];

/** The newest people and the largest balances first; everything else from A on. */
function orderOf({ sort = 'joined', direction }: UserOrder): { sort: UserSort; direction: Direction } {
  return { sort, direction: direction ?? (largestFirst.includes(sort) ? 'desc' : 'asc') };
}

const byBalanceOfPage = { columns: [sql`page.balance`, sql`u.number`] };
const columnsOf = (sort: UserSort) => (sort === 'balance' ? byBalanceOfPage : orders[sort]);

/** One page. Its place is found in an index alone, and only then are its people read. */
export async function readUserPage(
  db: Db | Tx,
  criteria: UserCriteria,
  place: { offset: number; limit: number; total: number | undefined },
): Promise<UserRow[]> {
  const { sort, direction } = orderOf(criteria);
  const read = paginateFromNearestEnd({ ...place, direction });
  const ids =
    sort === 'balance'
      ? idsByBalance(criteria, read)
      : sql`select u.id from users u where ${sql.join(conditionsOf(criteria), sql` and `)}
             order by ${inOrder(columnsOf(sort), read.direction)} offset ${read.offset} limit ${read.limit}`;
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users u join (${ids}) page on page.id = u.id
     order by ${inOrder(columnsOf(sort), direction)}`.execute(db);
  return rows;
}

export type ExportedUser = UserRow & { balanceKobo: number };
type ExportPart = { last: ExportedUser | undefined; limit: number };

/** The next ones for a file, in the order of the table, each with what is in the wallet. */
export async function readUserPart(
  db: Db,
  criteria: UserCriteria,
  part: ExportPart,
): Promise<ExportedUser[]> {
  const { sort, direction } = orderOf(criteria);
  if (sort === 'balance') return readPartByBalance(db, criteria, { ...part, direction });
  const order = orders[sort];
  const conditions = conditionsOf(criteria);
  if (part.last !== undefined) conditions.push(beyondValues(order, direction, order.valuesOf(part.last)));
  const { rows } = await sql<ExportedUser>`
    select ${userColumns}, ${walletBalanceOf(sql`u.id`)} as balance_kobo
      from users u where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(order, direction)} limit ${sql.lit(part.limit)}`.execute(db);
  return rows;
}

async function readPartByBalance(
  db: Db,
  criteria: UserCriteria,
  { direction, ...part }: ExportPart & { direction: Direction },
): Promise<ExportedUser[]> {
  const { rows } = await sql<ExportedUser>`
    select ${userColumns}, page.balance as balance_kobo
      from users u join (${idsByBalance(criteria, { ...part, direction, offset: 0 })}) page on page.id = u.id
     order by ${inOrder(byBalanceOfPage, direction)}`.execute(db);
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
