import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/database.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SignInPortal } from '../../../domain/accounts/decide-sign-in.ts';
import {
  type AttemptSource,
  afterFailure,
  type Counter,
  countersOf,
  forgivenBySuccess,
  lockedForSeconds,
  sessionCounter,
} from '../../../domain/accounts/lock-out.ts';
import { maximumWrongProofs } from '../../../domain/accounts/proof.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { notifyLockedOut } from './account.jobs.ts';

/** One attempt with a password or a code, as far as counting failures is concerned. */
export interface Attempt {
  email: string;
  portal: SignInPortal;
  source: AttemptSource;
  step: 'password' | 'code';
  /** The address of the client; null for an open session, whose address is known. */
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

/** Counts a wrong password in a transaction of its own, which the following refusal does not roll back. */
export async function countFailure(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  attempt: Attempt,
): Promise<void> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  await inTransaction(deps.db, (tx) => addFailures(tx, attempt, { maximumFailedLogins, now: deps.now() }));
}

/** Adds a failed attempt to each of its counters; the first lock is notified to the owner. */
export async function addFailures(
  tx: Tx,
  attempt: Attempt,
  { maximumFailedLogins, now }: { maximumFailedLogins: number; now: Date },
): Promise<void> {
  const locks: Date[] = [];
  for (const counter of countersOf(attempt.source, attempt.step)) {
    const maximum = maximumFailedLogins * counter.factor;
    const { lockedBeforeSeconds, lockedUntil } = await addFailure(tx, attempt, { counter, maximum, now });
    if (lockedUntil && lockedBeforeSeconds === 0) locks.push(lockedUntil);
  }
  const [until] = locks;
  if (until !== undefined) await notifyOwnerOfLock(tx, attempt, { until, now });
}

/**
 * Counts an attempt of an open session before it is verified, in a transaction of its own, so that of any number of
 * concurrent guesses only the allowed number is verified. Refuses while the counter is locked; returns until when it
 * is locked unless the attempt succeeds and is forgiven.
 */
export async function countAttempt(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  attempt: SessionAttempt,
): Promise<Date | null> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  const maximum = Math.min(maximumFailedLogins, maximumWrongProofs);
  const counter = sessionCounter(attempt.source.sessionId, attempt.step);
  return inTransaction(deps.db, async (tx) => {
    const added = await addFailure(tx, attempt, { counter, maximum, now: deps.now() });
    refuseFor(added.lockedBeforeSeconds);
    return added.lockedUntil;
  });
}

/**
 * One statement inserts the counter or locks it, so that no failure is lost to a deletion in between. It counts the
 * failure in both cases, so the number before it is one less, 0 for a new counter.
 */
async function addFailure(
  tx: Tx,
  { email, portal, address: lastAddress }: Attempt,
  { counter: { counter, source }, maximum, now }: { counter: Counter; maximum: number; now: Date },
): Promise<{ lockedBeforeSeconds: number; lockedUntil: Date | null }> {
  const row = await tx
    .insertInto('signInFailures')
    .values({ email, door: portal, counter, source, failures: 1, lastFailedAt: now, lastAddress })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'door', 'counter', 'source'])
        .doUpdateSet((known) => ({ lastAddress, failures: known('signInFailures.failures', '+', 1) })),
    )
    .returning(['id', 'failures', 'lastFailedAt', 'lockedUntil'])
    .executeTakeFirstOrThrow();
  const next = afterFailure({ ...row, failures: row.failures - 1 }, maximum, now);
  await tx.updateTable('signInFailures').set(next).where('id', '=', row.id).execute();
  return { lockedBeforeSeconds: lockedForSeconds(row, now), lockedUntil: next.lockedUntil };
}

/** Reverts an attempt of `countAttempt` that was refused before it was verified, with the lock it may have set. */
export async function uncountAttempt(deps: Pick<Deps, 'db'>, attempt: SessionAttempt): Promise<void> {
  const counter = sessionCounter(attempt.source.sessionId, attempt.step);
  await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('signInFailures')
      .select(['id', 'failures'])
      .where(belongingTo(attempt, [counter]))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    if (row.failures === 1) await tx.deleteFrom('signInFailures').where('id', '=', row.id).execute();
    else {
      await tx
        .updateTable('signInFailures')
        .set({ failures: row.failures - 1, lockedUntil: null })
        .where('id', '=', row.id)
        .execute();
    }
  });
}

/** Notifies the owner of a lock, once while locks of several sources overlap. */
export async function notifyOwnerOfLock(
  tx: Tx,
  attempt: Attempt,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  if (await isLockedElsewhere(tx, attempt, now)) return;
  await enqueue(tx, notifyLockedOut, { email: attempt.email, until: until.toISOString() });
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

/** Until when the account is locked for any source; its rows stay locked until the transaction ends. */
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

/** Removes every counter of the account, for both portals. */
export async function clearFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('signInFailures').where('email', '=', email).execute();
}

/** Removes the counters that a successful attempt resets. */
export async function forgiveFailures(tx: Tx, attempt: Attempt): Promise<void> {
  const counters = forgivenBySuccess(attempt.source, attempt.step);
  await tx.deleteFrom('signInFailures').where(belongingTo(attempt, counters)).execute();
}

function belongingTo(
  { email, portal }: Pick<Attempt, 'email' | 'portal'>,
  counters: readonly Pick<Counter, 'counter' | 'source'>[],
) {
  return (where: ExpressionBuilder<DB, 'signInFailures'>) =>
    where.and([
      where('email', '=', email),
      where('door', '=', portal),
      where.or(
        counters.map(({ counter, source }) =>
          where.and([where('counter', '=', counter), where('source', '=', source)]),
        ),
      ),
    ]);
}
