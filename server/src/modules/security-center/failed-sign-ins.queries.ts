import type { Role } from '@oja/contract/access';
import type { FailedSignIn, SecurityCenter } from '@oja/contract/security-center';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { lockMs } from '../../domain/accounts/lock-out.ts';

const dayMs = 24 * 3_600_000;
const shownAtMost = 20;
/** Beyond this nobody needs the exact number. */
const countedAtMost = 1_000;

interface Row {
  email: string;
  failures: number;
  lastFailedAt: Date;
  lastAddress: string | null;
  lockedUntil: Date | null;
  userId: string | null;
  name: string | null;
  role: Role | null;
}

/** Whoever tried: a wrong password is counted by the e-mail address it came with, whether or not anybody has it. */
export async function readFailedSignIns(db: Db, now: Date): Promise<SecurityCenter['failed_sign_ins']> {
  // A lock begins with a failure and ends by itself, so that locked ones are among the youngest failures.
  const lockStart = new Date(now.getTime() - lockMs);
  const isLocked = sql`f.locked_until > ${now} and f.last_failed_at >= ${lockStart}`;
  const isOfLastDay = sql`f.last_failed_at > ${new Date(now.getTime() - dayMs)}`;
  const [lastDay, lockedNow, locked, latest] = await Promise.all([
    count(db, isOfLastDay),
    count(db, isLocked),
    list(db, isLocked),
    list(db, sql`true`),
  ]);
  const present = (row: Row) => presentFailure(row, now);
  return {
    last_day: lastDay,
    locked_now: lockedNow,
    locked: locked.map(present),
    latest: latest.map(present),
  };
}

async function count(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select from sign_in_failures f where ${condition} limit ${sql.lit(countedAtMost)}) found`.execute(db);
  return rows[0]?.found ?? 0;
}

async function list(db: Db, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.email, f.failures, f.last_failed_at, f.last_address, f.locked_until, u.id as user_id, u.name, u.role
      from sign_in_failures f left join users u on u.email = f.email and u.erased_at is null
     where ${condition} order by f.last_failed_at desc limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}

function presentFailure(row: Row, now: Date): FailedSignIn {
  const { userId, name, role } = row;
  const isLocked = row.lockedUntil !== null && row.lockedUntil > now;
  return {
    email: row.email,
    account: userId === null || name === null || role === null ? null : { id: userId, name, role },
    failures: row.failures,
    address: row.lastAddress,
    last_failed_at: row.lastFailedAt.toISOString(),
    locked_until: isLocked ? (row.lockedUntil?.toISOString() ?? null) : null,
  };
}
