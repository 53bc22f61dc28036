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
export async function countFailure(deps: Deps, email: string): Promise<void> {
  const { maximumFailedLogins } = await deps.settings.read('security');
  await inTransaction(deps.db, async (tx) => {
    const first = afterFailure(undefined, maximumFailedLogins, deps.now());
    const inserted = await tx
      .insertInto('signInFailures')
      .values({ email, ...first })
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
    await tx.updateTable('signInFailures').set(next).where('email', '=', email).execute();
    const wasLocked = lockedForSeconds(known, now) !== undefined;
    if (next.lockedUntil === null || wasLocked) return;
    await enqueue(tx, tellLockedOut, { email, until: next.lockedUntil.toISOString() });
  });
}

export async function clearFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('signInFailures').where('email', '=', email).execute();
}
