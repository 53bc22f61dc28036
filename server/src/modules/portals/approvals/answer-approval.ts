import { mayApprove } from '@oja/contract/approvals';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { retryLowBalance } from '../../money/ledger/index.ts';
import { type ApprovalRow, endApproval, lockApproval } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { approvalHandlers } from './approval-handlers.ts';

type Staff = Actor & { id: string };

/**
 * Approves a proposal and carries it out in one transaction. What can no longer be done is refused, and the proposal
 * stays as it was.
 */
export async function approveProposal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions' | 'market'>,
  input: { approvalId: string; actor: Staff; provenBy: ProofSubject },
): Promise<void> {
  const { approvalId, actor: approver, provenBy } = input;
  const carriedOut = await retryLowBalance(() =>
    inTransaction(deps.db, async (tx) => {
      await requireProof(tx, provenBy, deps.now());
      const row = await lockApproval(tx, approvalId);
      const handler = approvalHandlers[row.kind];
      await refuseOtherRole(tx, row, approver);
      await handler.lockSubject?.(tx, row);
      const now = deps.now();
      await endApproval(tx, row, { transition: 'approve', actor: approver, reason: null, now });
      const proposer = await readProposer(tx, row.proposedBy);
      await handler.carryOut(tx, deps, { row, proposer, approver });
      return { row, handler };
    }),
  );
  carriedOut.handler.afterCommit?.(deps, carriedOut.row);
}

/** Declines the proposal of another, or withdraws an own one. */
export async function declineProposal(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { approvalId: string; actor: Staff; reason: string },
): Promise<void> {
  const { approvalId, actor, reason } = input;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockApproval(tx, approvalId);
    const handler = approvalHandlers[row.kind];
    const transition = row.proposedBy === actor.id ? 'withdraw' : 'decline';
    await refuseOtherRole(tx, row, actor);
    await handler.lockSubject?.(tx, row);
    await endApproval(tx, row, { transition, actor, reason, now: deps.now() });
    if (transition === 'decline') await handler.afterDecline?.(tx, deps, { row, decliner: actor, reason });
  });
}

/** The role of this moment counts: a person may answer the kinds that they may decide. */
async function refuseOtherRole(tx: Tx, { kind }: Pick<ApprovalRow, 'kind'>, actor: Staff): Promise<void> {
  const { role } = await tx
    .selectFrom('users')
    .select('role')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (!mayApprove(role, kind)) throw new Refusal('access_denied');
}

async function readProposer(tx: Tx, id: string): Promise<Staff> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, label: email };
}
