import { mayApprove } from '@oja/contract/approvals';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { retryLowBalance } from '../../money/ledger/index.ts';
import { type LockedStaff, lockStaff } from '../../people/accounts/index.ts';
import { type ApprovalRow, endApproval, findApproval, lockApproval } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { approvalHandlers } from './approval-handlers.ts';

type Staff = Actor & { id: string };

/**
 * Approves a proposal and carries it out in one transaction. Both people are judged under the locks of their accounts:
 * each must still be active and have the right of the kind. What can no longer be done is refused, and the proposal
 * stays as it was. Locks: the accounts of staff, the subject, the proposal, and last the audit log.
 */
export async function approveProposal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions' | 'market' | 'settings'>,
  input: { approvalId: string; actor: Staff; provenBy: ProofSubject },
): Promise<void> {
  const { approvalId, actor: approver, provenBy } = input;
  await requireProof(deps.db, provenBy, deps.now());
  const carriedOut = await retryLowBalance(() =>
    inTransaction(deps.db, async (tx) => {
      const found = await findApproval(tx, approvalId);
      const handler = approvalHandlers[found.kind];
      const staff = await lockStaff(tx, [approver.id, found.proposedBy]);
      if (!findDecider(staff, approver.id, found)) throw new Refusal('access_denied');
      // After the accounts: a demotion locks them before it changes the sessions.
      await requireProof(tx, provenBy, deps.now());
      await handler.lockSubject?.(tx, found);
      const row = await lockApproval(tx, approvalId);
      const now = deps.now();
      await endApproval(tx, row, { transition: 'approve', actor: approver, reason: null, now });
      const proposer = proposerOf(staff, row);
      await handler.execute(tx, deps, { row, proposer, approver });
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
    const found = await findApproval(tx, approvalId);
    const handler = approvalHandlers[found.kind];
    const transition = found.proposedBy === actor.id ? 'withdraw' : 'decline';
    const staff = await lockStaff(tx, [actor.id]);
    if (!findDecider(staff, actor.id, found)) throw new Refusal('access_denied');
    await handler.lockSubject?.(tx, found);
    const row = await lockApproval(tx, approvalId);
    await endApproval(tx, row, { transition, actor, reason, now: deps.now() });
    if (transition === 'decline') await handler.afterDecline?.(tx, deps, { row, decliner: actor, reason });
  });
}

/**
 * Carries out what the person concerned has not refused in time, in the name of the proposer. What can no longer be done
 * is refused, and the proposal stays as it was.
 */
export async function takeEffect(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  approvalId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findApproval(tx, approvalId);
    const handler = approvalHandlers[found.kind];
    const staff = await lockStaff(tx, [found.proposedBy]);
    await handler.lockSubject?.(tx, found);
    const row = await lockApproval(tx, approvalId);
    const now = deps.now();
    if (row.status !== 'waiting' || now < row.lapsesAt) return;
    await endApproval(tx, row, { transition: 'take_effect', actor: null, reason: null, now });
    const proposer = proposerOf(staff, row);
    await handler.execute(tx, deps, { row, proposer, approver: proposer });
  });
}

/**
 * The account under its lock, if its owner may still decide: active, and of a role with the right to the kind, or the
 * person concerned where they answer.
 */
function findDecider(
  staff: readonly LockedStaff[],
  id: string,
  { kind, subjectId, subjectAnswers }: Pick<ApprovalRow, 'kind' | 'subjectId' | 'subjectAnswers'>,
): LockedStaff | undefined {
  const isConcerned = subjectAnswers && id === subjectId;
  return staff.find(
    (person) =>
      person.id === id && person.status === 'active' && (isConcerned || mayApprove(person.role, kind)),
  );
}

/** Those who may propose a kind are those who may approve it. One who no longer may is not one of two people. */
function proposerOf(staff: readonly LockedStaff[], row: ApprovalRow): Staff {
  const proposer = findDecider(staff, row.proposedBy, row);
  if (proposer === undefined) throw new Refusal('second_admin_needed', { message: proposerIsGone });
  return { id: proposer.id, label: proposer.email };
}

const proposerIsGone =
  'The one who proposed this may no longer do so. Please decline it and propose it yourself.';
