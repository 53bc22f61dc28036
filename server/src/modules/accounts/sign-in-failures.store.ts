import type { Db } from '../../db/client.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { afterFailure, lockedForSeconds } from '../../domain/accounts/lock-out.ts';
import { Refusal } from '../../domain/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tellLockedOut } from './account.jobs.ts';

/** Refuses while the address is locked, whatever password comes with it. */
export async function refuseWhileLocked(db: Db | Tx, email: string, now: Date): Promise<void> {
  const known = await db
    .selectFrom('signInFailures')
    .select(['failures', 'lastFailedAt', 'lockedUntil'])
    .where('email', '=', email)
    .executeTakeFirst();
  const seconds = lockedForSeconds(known, now);
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  throw new Refusal('account_locked', {
    message: `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfterSeconds: seconds,
  });
}

/** Counts a failure in a transaction of its own: the refusal that follows must not take it back. */
export async function countFailure(
  deps: Deps,
  email: string,
  /** Where it came from; a device that is signed in is known already. */
  lastAddress: string | null = null,
): Promise<void> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  await inTransaction(deps.db, async (tx) => {
    const first = afterFailure(undefined, maximumFailedLogins, deps.now());
    const inserted = await tx
      .insertInto('signInFailures')
      .values({ email, ...first, lastAddress })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('email')
      .executeTakeFirst();
    if (inserted !== undefined) return;
    const known = await tx
      .selectFrom('signInFailures')
      .select(['failures', 'lastFailedAt', 'lockedUntil'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    const now = deps.now();
    const next = afterFailure(known, maximumFailedLogins, now);
    await tx
      .updateTable('signInFailures')
      .set({ ...next, lastAddress })
      .where('email', '=', email)
      .execute();
    const wasLocked = lockedForSeconds(known, now) !== undefined;
    if (next.lockedUntil === null || wasLocked) return;
    await enqueue(tx, tellLockedOut, { email, until: next.lockedUntil.toISOString() });
  });
}

/** Whether the address is locked, with its row held until the transaction ends. */
export async function lockFailures(
  tx: Tx,
  email: string,
  now: Date,
): Promise<{ lockedUntil: Date } | undefined> {
  const known = await tx
    .selectFrom('signInFailures')
    .select(['failures', 'lastFailedAt', 'lockedUntil'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!known?.lockedUntil || lockedForSeconds(known, now) === undefined) return undefined;
  return { lockedUntil: known.lockedUntil };
}

export async function clearFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('signInFailures').where('email', '=', email).execute();
}
