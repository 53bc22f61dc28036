import type { Db } from '../db/client.ts';
import type { Tx } from '../db/transaction.ts';
import { isProven } from '../domain/accounts/proof.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Session } from './session.ts';

/** A program that acts without a session, such as the loader of the demo data. */
export class SystemCaller {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The caller whose proof of presence a guarded change needs. */
export type ProofSubject = Pick<Session, 'id'> | SystemCaller;

/**
 * Refuses unless the password or a code was verified for this session within the last ten minutes. The row is read
 * with a share lock in the transaction that acts, so that a change of the password cannot revoke the proof in
 * between; cached sessions do not carry it. Called with the pool instead of a transaction, it only refuses early.
 */
export async function requireProof(db: Db | Tx, provenBy: ProofSubject, now: Date): Promise<void> {
  if (provenBy instanceof SystemCaller) return;
  const session = await db
    .selectFrom('sessions')
    .select('provenAt')
    .where('id', '=', provenBy.id)
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!isProven(session?.provenAt, now)) throw new Refusal('proof_required');
}
