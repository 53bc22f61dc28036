import type { Role } from '@oja/contract/access';
import { dayMs } from '@oja/contract/durations';
import type {
  FailedSignIn,
  FailureCounter,
  FailureFilter,
  FailureSort,
  SecurityCenter,
} from '@oja/contract/security-center';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import type { SignInPortal } from '../../../domain/accounts/decide-sign-in.ts';
import { lockMs } from '../../../domain/accounts/lock-out.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';

const shownAtMost = 20;
/** Counting stops here. */
const countedAtMost = 1_000;

export interface FailureRow {
  id: number;
  email: string;
  door: SignInPortal;
  counter: FailureCounter;
  failures: number;
  lastFailedAt: Date;
  lastAddress: string | null;
  lockedUntil: Date | null;
  userId: string | null;
  name: string | null;
  role: Role | null;
}

/** The columns of each order with its tie-breakers; there is an index for each. */
const orders: Record<FailureSort, ListOrder<FailureRow>> = {
  last: {
    columns: [sql`f.last_failed_at`, sql`f.id`],
    valuesOf: ({ lastFailedAt, id }) => [lastFailedAt, id],
    place: z.tuple([timestampInCursor, z.int()]),
  },
  failures: {
    columns: [sql`f.failures`, sql`f.id`],
    valuesOf: ({ failures, id }) => [failures, id],
    place: z.tuple([z.int(), z.int()]),
  },
  email: {
    columns: [sql`f.email`, sql`f.id`],
    valuesOf: ({ email, id }) => [email, id],
    place: z.tuple([z.string(), z.int()]),
  },
};

export function orderOfFailures({ sort = 'last', direction }: FailureFilter): {
  order: ListOrder<FailureRow>;
  direction: Direction;
} {
  return { order: orders[sort], direction: direction ?? (sort === 'email' ? 'asc' : 'desc') };
}

/** Counted by e-mail address, portal and source, whether or not an account has the address. */
export async function readFailedSignIns(db: Db, now: Date): Promise<SecurityCenter['failed_sign_ins']> {
  const [lastDay, lockedNow, locked, latest] = await Promise.all([
    countAddresses(db, sql`f.last_failed_at > ${new Date(now.getTime() - dayMs)}`),
    countAddresses(db, isLocked(now)),
    readFailurePart(db, { state: 'locked' }, { now, limit: shownAtMost }),
    readFailurePart(db, {}, { now, limit: shownAtMost }),
  ]);
  const present = (row: FailureRow) => presentFailure(row, now);
  return {
    last_day: lastDay,
    locked_now: lockedNow,
    locked: locked.map(present),
    latest: latest.map(present),
  };
}

/** Selected from the failures alone; the users are joined to the page. */
export async function readFailurePart(
  db: Db,
  filter: FailureFilter,
  part: { now: Date; cursor?: string | undefined; limit: number },
): Promise<FailureRow[]> {
  const { order, direction } = orderOfFailures(filter);
  const conditions = conditionsOf(filter, part.now);
  if (part.cursor !== undefined) conditions.push(beyond(order, direction, part.cursor));
  const { rows } = await sql<FailureRow>`
    select f.id, f.email, f.door, f.counter, f.failures, f.last_failed_at, f.last_address, f.locked_until, u.id as user_id, u.name, u.role
      from (select f.* from sign_in_failures f where ${sql.join(conditions, sql` and `)}
             order by ${inOrder(order, direction)} limit ${sql.lit(part.limit)}) f
      left join users u on u.email = f.email and u.erased_at is null
     order by ${inOrder(order, direction)}`.execute(db);
  return rows;
}

const peopleLookedUp = 200;

function conditionsOf({ search, state }: FailureFilter, now: Date): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [isShown(now)];
  if (state === 'locked') conditions.push(isLocked(now));
  if (state === 'unlocked') conditions.push(sql`not (${isLocked(now)})`);
  if (search) {
    const pattern = likeContains(search);
    conditions.push(sql`(lower(f.email || ' ' || coalesce(f.last_address, '')) like ${pattern}
      or f.email = any (array(select email from users where search_text like ${pattern} and erased_at is null
                               limit ${sql.lit(peopleLookedUp)})))`);
  }
  return conditions;
}

/** A lock begins with a failure and expires, so locked rows are among the newest failures. */
function isLocked(now: Date): RawBuilder<unknown> {
  const lockStart = new Date(now.getTime() - lockMs);
  return sql`coalesce(f.locked_until > ${now}, false) and f.last_failed_at >= ${lockStart}`;
}

/** The row of all unknown devices is the sum of rows that are shown anyway, so it is left out until it locks. */
function isShown(now: Date): RawBuilder<unknown> {
  return sql`(f.counter in ('network', 'device', 'session', 'session_codes') or coalesce(f.locked_until > ${now}, false))`;
}

async function countAddresses(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(distinct email) as found from (
      select email from sign_in_failures f where ${condition} limit ${sql.lit(countedAtMost)}) found`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

export function presentFailure(row: FailureRow, now: Date): FailedSignIn {
  const { userId, name, role } = row;
  const lockedUntil = row.lockedUntil !== null && row.lockedUntil > now ? row.lockedUntil : null;
  return {
    id: String(row.id),
    email: row.email,
    door: row.door,
    counter: row.counter,
    account: userId === null || name === null || role === null ? null : { id: userId, name, role },
    failures: row.failures,
    address: row.lastAddress,
    last_failed_at: row.lastFailedAt.toISOString(),
    locked_until: lockedUntil?.toISOString() ?? null,
  };
}
