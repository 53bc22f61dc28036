import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { afterFailure, lockedForSeconds } from '../../domain/accounts/lock-out.ts';
import { maximumWrongProofs } from '../../domain/accounts/proof.ts';
import { Refusal } from '../../domain/refusal.ts';

/** Counts an attempt in a transaction of its own, so that the refusal that may follow does not undo it. */
export async function countProofAttempt(deps: Deps, sessionId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('sessions')
      .select(['proofFailures', 'proofFailedAt', 'proofLockedUntil'])
      .where('id', '=', sessionId)
      .where('endedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('session_invalid');
    const now = deps.now();
    const known = row.proofFailedAt
      ? { failures: row.proofFailures, lastFailedAt: row.proofFailedAt, lockedUntil: row.proofLockedUntil }
      : undefined;
    const seconds = lockedForSeconds(known, now);
    if (seconds !== undefined) {
      const minutes = Math.ceil(seconds / 60);
      throw new Refusal('account_locked', {
        message: `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        retryAfterSeconds: seconds,
      });
    }
    const next = afterFailure(known, maximumWrongProofs, now);
    await tx
      .updateTable('sessions')
      .set({
        proofFailures: next.failures,
        proofFailedAt: next.lastFailedAt,
        proofLockedUntil: next.lockedUntil,
      })
      .where('id', '=', sessionId)
      .execute();
  });
}

export async function writeProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const written = await tx
    .updateTable('sessions')
    .set({ provenAt: now, proofFailures: 0, proofFailedAt: null, proofLockedUntil: null })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) throw new Refusal('session_invalid');
}

/** Revokes the proofs of all sessions of a person, for whenever the password or the second factor changes. */
export async function clearProofs(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ provenAt: null })
    .where('userId', '=', userId)
    .where('provenAt', 'is not', null)
    .execute();
}
