import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

export async function writeProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const written = await tx
    .updateTable('sessions')
    .set({ provenAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) throw new Refusal('session_invalid');
}

/** Revokes the proofs of all sessions of a user, on every change of the password or the second factor. */
export async function clearProofs(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ provenAt: null })
    .where('userId', '=', userId)
    .where('provenAt', 'is not', null)
    .execute();
}
