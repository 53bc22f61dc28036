import type { ApprovalKind } from '@oja/contract/approvals';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { endApproval } from './end-approval.ts';

/**
 * Ends the proposals about a subject that has ended otherwise, in the transaction that ended it and under its lock. One
 * whose time is over is left to the clock.
 */
export async function endOvertaken(
  tx: Tx,
  about: { kinds: readonly ApprovalKind[]; subjectId: string },
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('approvals')
    .selectAll()
    .where('kind', 'in', about.kinds)
    .where('subjectId', '=', about.subjectId)
    .where('status', '=', 'waiting')
    .where('lapsesAt', '>', now)
    .forUpdate()
    .execute();
  for (const row of rows) {
    await endApproval(tx, row, { transition: 'overtake', actor: null, reason: null, now });
  }
}

/** Erases the address in proposals about a person whose account is erased. */
export async function eraseProposalsAbout(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ payload: sql`payload - 'email'` })
    .where('kind', '=', 'admin_change')
    .where('subjectId', '=', userId)
    .where(sql<boolean>`payload ? 'email'`)
    .execute();
}
