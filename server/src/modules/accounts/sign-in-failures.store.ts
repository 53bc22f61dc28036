import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { DB } from '../../db/database.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Door } from '../../domain/accounts/decide-sign-in.ts';
import {
  type AttemptSource,
  afterFailure,
  type Counter,
  countersOf,
  forgivenBySuccess,
  lockedForSeconds,
  sessionCounter,
} from '../../domain/accounts/lock-out.ts';
import { maximumWrongProofs } from '../../domain/accounts/proof.ts';
import { Refusal } from '../../domain/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tellLockedOut } from './account.jobs.ts';

/** One try of a password or a code, as far as counting failures is concerned. */
export interface Attempt {
  email: string;
  door: Door;
  source: AttemptSource;
  step: 'password' | 'code';
  /** Where it came from; null for an open session, whose address is known. */
  address: string | null;
}

export type SessionAttempt = Attempt & { source: { kind: 'session' } };

/** Refuses while a counter of the attempt is locked, whatever password comes with it. */
export async function refuseWhileLocked(db: Db | Tx, attempt: Attempt, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('signInFailures')
    .select('lockedUntil')
    .where(belongingTo(attempt, countersOf(attempt.source, attempt.step)))
    .execute();
  refuseFor(Math.max(0, ...rows.map((row) => lockedForSeconds(row, now))));
}

function refuseFor(seconds: number): void {
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new Refusal('account_locked', {
    message: `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfterSeconds: seconds,
  });
}

/** Counts a failed sign-in in a transaction of its own: the refusal that follows must not take it back. */
export async function countFailure(deps: Deps, attempt: Attempt): Promise<void> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  await inTransaction(deps.db, async (tx) => {
    const locks: Date[] = [];
    for (const counter of countersOf(attempt.source, attempt.step)) {
      const maximum = maximumFailedLogins * counter.factor;
      const { lockedBeforeSeconds, lockedUntil } = await addFailure(tx, attempt, {
        counter,
        maximum,
        now: deps.now(),
      });
      if (lockedUntil && lockedBeforeSeconds === 0) locks.push(lockedUntil);
    }
    const [until] = locks;
    if (until !== undefined) await tellOwner(tx, attempt, { until, now: deps.now() });
  });
}

/**
 * Counts an attempt of an open session before it is verified, in a transaction of its own, so that of any number of
 * concurrent guesses only as many are verified as may fail. Refuses while the counter is locked; answers until when it
 * is locked unless the attempt succeeds and is forgiven.
 */
export async function countAttempt(deps: Deps, attempt: SessionAttempt): Promise<Date | null> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  const maximum = Math.min(maximumFailedLogins, maximumWrongProofs);
  const counter = sessionCounter(attempt.source.sessionId, attempt.step);
  return inTransaction(deps.db, async (tx) => {
    const added = await addFailure(tx, attempt, { counter, maximum, now: deps.now() });
    refuseFor(added.lockedBeforeSeconds);
    return added.lockedUntil;
  });
}

/** One statement inserts the counter or locks it, so that no failure is lost to a deletion in between. */
async function addFailure(
  tx: Tx,
  { email, door, address: lastAddress }: Attempt,
  { counter: { counter, source }, maximum, now }: { counter: Counter; maximum: number; now: Date },
): Promise<{ lockedBeforeSeconds: number; lockedUntil: Date | null }> {
  const first = afterFailure(undefined, maximum, now);
  const row = await tx
    .insertInto('signInFailures')
    .values({ email, door, counter, source, ...first, lastAddress })
    .onConflict((conflict) =>
      conflict.columns(['email', 'door', 'counter', 'source']).doUpdateSet({ lastAddress }),
    )
    .returning(['id', 'failures', 'lastFailedAt', 'lockedUntil'])
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  if (row.isNew) return { lockedBeforeSeconds: 0, lockedUntil: first.lockedUntil };
  const next = afterFailure(row, maximum, now);
  await tx.updateTable('signInFailures').set(next).where('id', '=', row.id).execute();
  return { lockedBeforeSeconds: lockedForSeconds(row, now), lockedUntil: next.lockedUntil };
}

/** Tells the owner of a lock, once while locks of several sources overlap. */
export async function tellOwner(
  tx: Tx,
  attempt: Attempt,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  if (await isLockedElsewhere(tx, attempt, now)) return;
  await enqueue(tx, tellLockedOut, { email: attempt.email, until: until.toISOString() });
}

async function isLockedElsewhere(tx: Tx, attempt: Attempt, now: Date): Promise<boolean> {
  const own = countersOf(attempt.source, attempt.step);
  const other = await tx
    .selectFrom('signInFailures')
    .select('id')
    .where('email', '=', attempt.email)
    .where('lockedUntil', '>', now)
    .where((where) => where.not(belongingTo(attempt, own)(where)))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Until when the account is locked for any source, with its rows held until the transaction ends. */
export async function lockFailures(
  tx: Tx,
  email: string,
  now: Date,
): Promise<{ lockedUntil: Date } | undefined> {
  const rows = await tx
    .selectFrom('signInFailures')
    .select('lockedUntil')
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ends = rows.flatMap(({ lockedUntil }) => (lockedUntil && lockedUntil > now ? [lockedUntil] : []));
  const last = Math.max(...ends.map((end) => end.getTime()));
  return ends.length === 0 ? undefined : { lockedUntil: new Date(last) };
}

/** Removes every counter of the account, at both doors. */
export async function clearFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('signInFailures').where('email', '=', email).execute();
}

/** Removes the counters that a successful attempt sets back. */
export async function forgiveFailures(tx: Tx, attempt: Attempt): Promise<void> {
  const counters = forgivenBySuccess(attempt.source, attempt.step);
  await tx.deleteFrom('signInFailures').where(belongingTo(attempt, counters)).execute();
}

function belongingTo(
  { email, door }: Pick<Attempt, 'email' | 'door'>,
  counters: readonly Pick<Counter, 'counter' | 'source'>[],
) {
  return (where: ExpressionBuilder<DB, 'signInFailures'>) =>
    where.and([
      where('email', '=', email),
      where('door', '=', door),
      where.or(
        counters.map(({ counter, source }) =>
          where.and([where('counter', '=', counter), where('source', '=', source)]),
        ),
      ),
    ]);
}
