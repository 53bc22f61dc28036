import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { auditAlone, hasNoOther } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

interface OwnDecision {
  actor: Actor & { id: string };
  provenBy: ProofSubject;
}

/**
 * Refuses a member of staff a decision about their own withdrawal while another could make it. Where no one else could,
 * proof of presence takes the place of the other.
 */
export async function refuseOwnUnlessAlone(
  db: Db | Tx,
  row: Pick<WithdrawalRow, 'userId'>,
  { actor, provenBy }: OwnDecision,
  now: Date,
): Promise<void> {
  if (row.userId !== actor.id) return;
  if (!(await isAloneWithMoney(db, actor.id, now))) throw new Refusal('own_account_refused');
  await requireProof(db, provenBy, now);
}

/** The same under the lock of the withdrawal, and the audit log says that there was no one else. */
export async function decideOwn(
  tx: Tx,
  row: WithdrawalRow,
  { reason, ...decision }: OwnDecision & { reason: string },
  now: Date,
): Promise<void> {
  const { actor } = decision;
  if (row.userId !== actor.id) return;
  await refuseOwnUnlessAlone(tx, row, decision, now);
  await auditAlone(tx, {
    kind: 'withdrawal',
    subjectId: row.id,
    amountKobo: row.amountKobo,
    reason,
    actor,
  });
}

export function isAloneWithMoney(db: Db | Tx, staffId: string, now: Date): Promise<boolean> {
  return hasNoOther(db, { kind: 'withdrawal', excluded: [staffId] }, now);
}
